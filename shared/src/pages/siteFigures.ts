import type { Pages } from './page.ts'

export const siteFiguresPages = {
  chart: { path: '/chart', who: 'admin' },
} as const satisfies Pages
