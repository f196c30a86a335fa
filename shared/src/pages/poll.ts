import type { Pages } from './page.ts'

export const pollPages = {
  createPoll: { path: '/create-poll/$id', who: 'person' },
  poll: { path: '/poll/$id', listed: true },
} as const satisfies Pages
