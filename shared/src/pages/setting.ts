import type { Pages } from './page.ts'

export const settingPages = {
  scoreSettings: { path: '/score-settings', who: 'admin' },
} as const satisfies Pages
