import type { Pages } from './page.ts'

export const polisPages = {
  createPolis: { path: '/create-polis/$id', who: 'person' },
  polis: { path: '/polis/$id', listed: true },
} as const satisfies Pages
