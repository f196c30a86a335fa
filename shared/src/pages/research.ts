import type { Pages } from './page.ts'

export const researchPages = {
  researchExport: { path: '/research-export', who: 'person' },
} as const satisfies Pages
