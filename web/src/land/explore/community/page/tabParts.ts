import type { CommunityView } from '@fieldfare/shared/community.ts'
import { contentTab, type LoadTab } from '../../../../content/kind.ts'
import { lazyPart, type LazyPart } from '../../../../platform/shell/routing/lazyPart.tsx'
import type { Tab } from './tabs.ts'

type Part = LazyPart<{ community: CommunityView }>

const OWN = {
  about: () => import('./About.tsx').then((m) => m.About),
  figures: () => import('../../../community/figures/FiguresTab.tsx').then((m) => m.FiguresTab),
} satisfies Partial<Record<Tab, LoadTab>>

/** A tab whose code is loaded when it is chosen; the tab `now` is loaded with the page. */
type LoadedTab = Exclude<Tab, 'now'>

const loadOf = (tab: LoadedTab): LoadTab => (tab === 'about' || tab === 'figures' ? OWN[tab] : contentTab(tab))

const parts = new Map<LoadedTab, Part>()

/** Returns the lazily loaded component of a tab, the same each time. */
export function tabPart(tab: LoadedTab): Part {
  const cached = parts.get(tab)
  if (cached) return cached
  const part = lazyPart(loadOf(tab))
  parts.set(tab, part)
  return part
}

/** Starts to load the component of a tab, so that it arrives at the same time as the community. */
export const preloadTab = (tab: Tab): void => (tab === 'now' ? undefined : tabPart(tab).preload())
