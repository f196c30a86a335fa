import type { ComponentType } from 'react'
import { withTexts } from '../../i18n/i18n.ts'
import type { PageSpec } from './pages.ts'

const comingPage = () => import('../ComingPage.tsx').then((m) => m.ComingPage)

/** Loads a page with its texts, its gate, and Mantine's provider where no layout has one. */
export function withLayout({ load = comingPage, person, frame, light }: PageSpec): () => Promise<ComponentType> {
  if (light && !person) return load
  if (!person && frame !== 'bare') return withTexts(load)
  return withTexts(async () => {
    const [Page, { PersonGate }, { ThemeProvider }] = await Promise.all([
      load(),
      import('./PersonGate.tsx'),
      import('../../shell/layout/ThemeProvider.tsx'),
    ])
    const gated = person ? (
      <PersonGate>
        <Page />
      </PersonGate>
    ) : (
      <Page />
    )
    return () => (frame === 'bare' ? <ThemeProvider>{gated}</ThemeProvider> : gated)
  })
}
