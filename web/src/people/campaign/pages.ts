import type { campaignPages } from '@fieldfare/shared/pages/campaign.ts'
import type { LoadedPage, Screens } from '../../platform/shell/routing/screen.ts'

export const campaignScreens = {
  campaigns: { section: 'other', load: (): LoadedPage => import('./CampaignsPage.tsx').then((m) => m.CampaignsPage) },
  campaign: {
    section: 'other',
    detail: true,
    load: (): LoadedPage => import('./CampaignPage.tsx').then((m) => m.CampaignPage),
  },
} satisfies Screens<typeof campaignPages>
