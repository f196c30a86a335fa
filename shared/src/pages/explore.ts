import type { Pages } from './page.ts'

export const explorePages = {
  community: { path: '/community/$id', listed: true },
  map: { path: '/map', listed: true, text: ({ link }) => link.map },
  offlineMaps: { path: '/offline-maps' },
  area: { path: '/area/$id', listed: true },
} as const satisfies Pages
