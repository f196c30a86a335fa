import type { Pages } from './page.ts'

export const auditPages = {
  auditLog: { path: '/audit', who: 'admin' },
} as const satisfies Pages
