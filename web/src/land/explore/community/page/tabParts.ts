import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ComponentType } from 'react'
import { type CommunityTab, contentTabs } from '../../../../content/kind.ts'
import { lazyPart } from '../../../../platform/shell/routing/lazyPart.tsx'
import type { Tab } from './tabs.ts'

type Part = ComponentType<{ community: CommunityView }>

const OWN = {
  about: { load: () => import('./About.tsx').then((m) => m.About) },
  figures: { load: () => import('../../../community/figures/FiguresTab.tsx').then((m) => m.FiguresTab) },
} satisfies Partial<Record<Tab, CommunityTab>>

const tabOf = (tab: Tab): CommunityTab => ({ ...contentTabs(), ...OWN })[tab]

/** Loads what a tab shows, so that it arrives together with the community. */
export const preloadTab = (tab: Tab): void =>
  void tabOf(tab)
    .load()
    .catch(() => undefined)

const parts = new Map<Tab, Part>()

/** Returns what a tab shows, the same component each time. */
export function tabPart(tab: Tab): Part {
  const known = parts.get(tab)
  if (known) return known
  const part = lazyPart(tabOf(tab).load)
  parts.set(tab, part)
  return part
}
