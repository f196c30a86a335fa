import type { CampaignView } from '@fieldfare/shared/survey.ts'
import { api } from '../../platform/api/client.ts'
import { answersOf, answersTo, putAnswer, readAgain } from '../../platform/api/queries.ts'
import { read } from '../../platform/api/read.ts'
import { list } from '../../platform/api/usePagedQuery.ts'

export const campaigns = {
  all: list(api.campaign.all.query, []),
  one: read(api.campaign.one.query, { staleTime: 0 }),
  invitations: list(api.campaign.invitations.query, []),
}

const readCampaigns = () => readAgain(answersOf('campaign.all'))

export function putCampaign(campaign: CampaignView): void {
  putAnswer(campaigns.one.key({ id: campaign.id }), campaign)
  readCampaigns()
}

/** Reads the invitations again after some were added or ended. */
export function readInvited(campaignId: string): void {
  readAgain(answersTo({ campaignId }, 'campaign.invitations'))
  readAgain({ queryKey: campaigns.one.key({ id: campaignId }) })
  readCampaigns()
}
