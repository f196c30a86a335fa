import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import type { ReactNode } from 'react'
import { theme } from '../../ui/layout/theme.ts'
import { colourScheme, useColourScheme } from './colourScheme.ts'

/**
 * Mantine applies its manager's scheme whenever a suspended page is revealed, even where another scheme is
 * forced, so the manager returns ours. Choosing a scheme and following the system's is done by `colourScheme.ts`.
 */
const ours: MantineColorSchemeManager = {
  get: colourScheme,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

/** Mantine with our theme. Around every page but the welcome page, which does not use it. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <MantineProvider theme={theme} colorSchemeManager={ours} forceColorScheme={useColourScheme()}>
    {children}
  </MantineProvider>
)
