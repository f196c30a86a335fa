import type { Pages } from './page.ts'

export const treasurePages = {
  addTreasure: { path: '/add-treasure/$id', who: 'person' },
} as const satisfies Pages
