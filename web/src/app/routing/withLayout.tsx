import type { ComponentType } from 'react'
import { withTexts } from '../../i18n/i18n.ts'
import type { PageSpec } from './pages.ts'

/** Loads a page with its texts, its gate, and Mantine's provider where no layout has one. */
export function withLayout({ load, person, admin, frame, light }: PageSpec): () => Promise<ComponentType> {
  if (light && !person) return load
  if (!person && frame !== 'bare') return withTexts(load)
  return withTexts(async () => {
    const [Page, { AdminGate }, { PersonGate }, { ThemeProvider }] = await Promise.all([
      load(),
      import('./AdminGate.tsx'),
      import('./PersonGate.tsx'),
      import('../../shell/layout/ThemeProvider.tsx'),
    ])
    const page = admin ? (
      <AdminGate>
        <Page />
      </AdminGate>
    ) : (
      <Page />
    )
    const gated = person ? <PersonGate>{page}</PersonGate> : page
    return () => (frame === 'bare' ? <ThemeProvider>{gated}</ThemeProvider> : gated)
  })
}
