import type { ComponentType } from 'react'
import { withTexts } from '../../platform/i18n/i18n.ts'
import { rememberedVisitor } from '../../platform/shell/routing/visitor.ts'
import type { PageWithScreen } from '../../platform/shell/routing/screen.ts'

/** Loads a page with its texts, the kinds of content, its gate, and Mantine's provider where no layout has one. */
export function withLayout({ load, who, layout, light, texts = 'all' }: PageWithScreen): () => Promise<ComponentType> {
  if (light && !who) return load
  // Whatever shows content asks the registry of kinds.
  const withKinds = async () => (await Promise.all([load(), import('../../kinds.ts')]))[0]
  // What a person is shown besides, such as what is new, needs the others.
  if (!who && layout !== 'bare') return withTexts(withKinds, () => (rememberedVisitor() ? 'all' : texts))
  return withTexts(async () => {
    const [Page, { AdminGate, PersonGate }, { ThemeProvider }] = await Promise.all([
      withKinds(),
      import('./PersonGate.tsx'),
      import('../../platform/shell/layout/ThemeProvider.tsx'),
    ])
    const page =
      who === 'admin' ? (
        <AdminGate>
          <Page />
        </AdminGate>
      ) : (
        <Page />
      )
    const gated = who ? <PersonGate>{page}</PersonGate> : page
    return () => (layout === 'bare' ? <ThemeProvider>{gated}</ThemeProvider> : gated)
  })
}
