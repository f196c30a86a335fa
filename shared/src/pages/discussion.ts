import type { Pages } from './page.ts'

export const discussionPages = {
  createThread: { path: '/create-thread/$id', who: 'person' },
  editThread: { path: '/edit-thread/$id', who: 'person' },
  post: { path: '/post/$id', listed: true },
} as const satisfies Pages
