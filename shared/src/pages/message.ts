import type { Pages } from './page.ts'

export const messagePages = {
  createMessage: { path: '/create-message', who: 'person' },
  message: { path: '/message/$id', who: 'person' },
  outbox: { path: '/outbox', who: 'person' },
  inbox: { path: '/inbox', who: 'person' },
} as const satisfies Pages
