import type { Pages } from './page.ts'

export const fundingPages = {
  funding: { path: '/survey/funding', who: 'person' },
} as const satisfies Pages
