import type { Pages } from './page.ts'

export const researchPages = {
  researchExport: { path: '/research-export', who: 'admin' },
} as const satisfies Pages
