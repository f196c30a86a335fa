import type { ComponentType } from 'react'
import { withTexts } from '../../platform/i18n/i18n.ts'
import { rememberedVisitor } from '../../platform/shell/routing/visitor.ts'
import type { PageWithScreen } from '../../platform/shell/routing/screen.ts'

/** Loads a page with its texts, the kinds of content, and its gate. */
export function withLayout({ load, who, layout, light, texts = 'all' }: PageWithScreen): () => Promise<ComponentType> {
  if (light && !who) return load
  // Whatever shows content asks the registry of kinds.
  const withKinds = async () => (await Promise.all([load(), import('../../kinds.ts')]))[0]
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
