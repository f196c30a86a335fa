import type { CommunityView } from '@fieldfare/shared/community.ts'
import { type ComponentType, lazy, type LazyExoticComponent } from 'react'
import type { CommunityTab } from '../../content/kind.ts'
import { contentTabs } from '../../kinds.ts'
import { loadChunk } from '../../shell/routing/chunk.ts'
import { type Tab, tabsFor } from './tabs.ts'

type Part = ComponentType<{ community: CommunityView }>

const loads: Partial<Record<Tab, CommunityTab | null>> = {
  ...contentTabs,
  about: { load: () => import('./About.tsx').then((m) => m.About) },
  figures: { load: () => import('../figures/FiguresTab.tsx').then((m) => m.FiguresTab) },
}

/** Loads what a tab shows, so that it arrives together with the community. */
export const preloadTab = (tab: Tab): void => void loads[tab]?.load().catch(() => undefined)

interface TabParts {
  Part: LazyExoticComponent<Part>
  Aside: LazyExoticComponent<Part> | null
}

const lazily = (load: () => Promise<Part>) => lazy(() => loadChunk(load).then((part) => ({ default: part })))

/** What each tab shows; a tab without an entry is still to come. */
export const tabParts: ReadonlyMap<Tab, TabParts> = new Map(
  tabsFor(true).flatMap((tab) => {
    const loaded = loads[tab]
    if (!loaded) return []
    return [[tab, { Part: lazily(loaded.load), Aside: loaded.loadAside ? lazily(loaded.loadAside) : null }]]
  }),
)
