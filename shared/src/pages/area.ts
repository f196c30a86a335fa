import type { Pages } from './page.ts'

export const areaPages = {
  measureDetail: { path: '/measureDetail', listed: true, sameAs: 'area' },
  myAreas: { path: '/my-areas', who: 'person' },
  splitArea: { path: '/split-area/$id', who: 'person' },
  addArea: { path: '/add-area', listed: true },
  areasFromFile: { path: '/add-area/from-file' },
} as const satisfies Pages
