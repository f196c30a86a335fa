import type { Pages } from './page.ts'

export const appPages = {
  home: { path: '/home', who: 'person' },
  home2: { path: '/home2', who: 'person' },
  unsent: { path: '/unsent', who: 'person' },
  info: { path: '/info', listed: true, text: ({ info }) => info.intro },
  terms: { path: '/terms', listed: true },
  privacy: { path: '/privacy', listed: true },
  houseRules: { path: '/house-rules', listed: true },
} as const satisfies Pages
