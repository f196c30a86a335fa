import type { hotspotPages } from '@fieldfare/shared/pages/hotspot.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const hotspotScreens = {
  hotspots: { section: 'discover', load: (): LoadedPage => import('./HotspotsPage.tsx').then((m) => m.HotspotsPage) },
  hotspot: {
    section: 'discover',
    detail: true,
    load: (): LoadedPage => import('./HotspotPage.tsx').then((m) => m.HotspotPage),
  },
} satisfies Screens<typeof hotspotPages>
