import type { Pages } from './page.ts'

export const moderationPages = {
  moderatorRequests: { path: '/moderator-requests', who: 'person' },
} as const satisfies Pages
