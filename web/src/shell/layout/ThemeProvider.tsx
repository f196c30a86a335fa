import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import type { ReactNode } from 'react'
import { cssVariables, theme } from '../../ui/layout/theme.ts'
import { colourScheme, useColourScheme } from './colourScheme.ts'

/**
 * The library puts the scheme of its manager on the page whenever a waiting page is revealed, even where another one is
 * forced: so it is told ours. Choosing and following the system stay with us.
 */
const ours: MantineColorSchemeManager = {
  get: colourScheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

/** The component library in our face. The router puts it around every page but the welcome page, which does without. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider
    theme={theme}
    cssVariablesResolver={cssVariables}
    colorSchemeManager={ours}
    forceColorScheme={useColourScheme()}
  >
    {children}
  </MantineProvider>
)
