import type { ComponentType } from 'react'
import { withTexts } from '../../platform/i18n/i18n.ts'
import { rememberedVisitor } from '../../platform/shell/routing/visitor.ts'
import type { PageWithScreen } from '../../platform/shell/routing/screen.ts'

/** Loads a page with its texts, the registry of content kinds and its access check; for a page that draws, also the code of the map. */
export function withLayout(screen: PageWithScreen): () => Promise<ComponentType> {
  const { load, who, layout, light, ownHead, texts = 'all' } = screen
  if (light && !who) return load
  // Every component that shows content looks up the kind of the content in the registry.
  const withKinds = async () => {
    // The page does not wait for the code of the map; if loading fails, the map shows the failure.
    if (ownHead) void import('../../map/view/MapCanvas.tsx').catch(() => undefined)
    return (await Promise.all([load(), import('../../kinds.ts')]))[0]
  }
  // The parts around the page for signed-in people, such as the notices, need all texts.
  if (!who) return withTexts(withKinds, () => (layout === 'bare' || rememberedVisitor() ? 'all' : texts))
  return withTexts(async () => {
    const [Page, { AdminGate, PersonGate }] = await Promise.all([withKinds(), import('./PersonGate.tsx')])
    const page =
      who === 'admin' ? (
        <AdminGate>
          <Page />
        </AdminGate>
      ) : (
        <Page />
      )
    return () => <PersonGate>{page}</PersonGate>
  })
}
