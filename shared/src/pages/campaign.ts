import type { Pages } from './page.ts'

export const campaignPages = {
  campaigns: { path: '/campaigns', who: 'admin' },
  campaign: { path: '/campaigns/$id', who: 'admin' },
} as const satisfies Pages
