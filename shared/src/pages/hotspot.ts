import type { Pages } from './page.ts'

export const hotspotPages = {
  hotspots: { path: '/hotspots', listed: true, text: ({ hotspot }) => hotspot.intro },
  hotspot: { path: '/hotspots/$id' },
} as const satisfies Pages
