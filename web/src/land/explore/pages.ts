import { KINDS_IN_ADDRESS } from '@fieldfare/shared/kinds.ts'
import type { explorePages } from '@fieldfare/shared/pages/explore.ts'
import { texts } from '../../platform/searchParams.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'
import { mapSearch } from './mapSearch.ts'

export const exploreScreens = {
  community: {
    section: 'discover',
    detail: true,
    search: texts('tab', ...KINDS_IN_ADDRESS),
    load: (): LoadedPage => import('./community/page/CommunityPage.tsx').then((m) => m.CommunityPage),
  },
  map: {
    layout: 'map',
    frame: 'map',
    ownHead: true,
    section: 'discover',
    texts: 'map',
    search: mapSearch,
    load: (): LoadedPage => import('./MapPage.tsx').then((m) => m.MapPage),
  },
  offlineMaps: {
    section: 'other',
    load: (): LoadedPage => import('../region/OfflineMapsPage.tsx').then((m) => m.OfflineMapsPage),
  },
  area: {
    layout: 'map',
    frame: 'map',
    ownHead: true,
    section: 'discover',
    texts: 'map',
    search: mapSearch,
    load: (): LoadedPage => import('./MapPage.tsx').then((m) => m.MapPage),
  },
} satisfies Screens<typeof explorePages>
