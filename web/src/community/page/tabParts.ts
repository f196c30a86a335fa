import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { ComponentType } from 'react'
import type { CommunityTab } from '../../content/kind.ts'
import { contentTabs } from '../../kinds.ts'
import { lazyPart } from '../../shell/routing/lazyPart.tsx'
import { type Tab, tabsFor } from './tabs.ts'

type Part = ComponentType<{ community: CommunityView }>

const loads: Record<Tab, CommunityTab> = {
  ...contentTabs,
  about: { load: () => import('./About.tsx').then((m) => m.About) },
  figures: { load: () => import('../figures/FiguresTab.tsx').then((m) => m.FiguresTab) },
}

/** Loads what a tab shows, so that it arrives together with the community. */
export const preloadTab = (tab: Tab): void => void loads[tab].load().catch(() => undefined)

/** What each tab shows; each tab has an entry. */
export const tabParts: ReadonlyMap<Tab, { Part: Part }> = new Map(
  tabsFor(true).map((tab) => [tab, { Part: lazyPart(loads[tab].load) }]),
)
