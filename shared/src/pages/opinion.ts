import type { Pages } from './page.ts'

export const opinionPages = {
  createOpinion: { path: '/create-opinion/$id', who: 'person' },
  opinion: { path: '/opinion/$id', listed: true },
} as const satisfies Pages
