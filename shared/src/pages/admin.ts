import type { Pages } from './page.ts'

export const adminPages = {
  admin: { path: '/admin', who: 'admin' },
} as const satisfies Pages
