import { randomBytes, randomUUID } from 'node:crypto'
import type { AddCampaign } from '@fieldfare/shared/survey.ts'
import type { SurveyFlow } from '@fieldfare/shared/surveyFlow.ts'
import type { z } from 'zod'
import type { TestPerson } from './world.ts'

export const newSecret = (): string => randomBytes(32).toString('base64url')

/** Adds a campaign. @returns the campaign, and two functions that add invitations: one for a single person, and a link for many people */
export async function testCampaign(
  admin: TestPerson,
  flow: SurveyFlow = 'texel-continue-register',
  data: Partial<z.input<typeof AddCampaign>> = {},
) {
  const campaign = { id: randomUUID(), name: 'Texel in spring', flow, ...data }
  const campaignId = campaign.id
  await admin.call.campaign.add(campaign)
  return {
    campaign,
    async invite(label = '', address = '') {
      const [id, secret, batch] = [randomUUID(), newSecret(), randomUUID()]
      await admin.call.campaign.invite({ campaignId, batch, invitations: [{ id, secret, label, address }] })
      return { id, secret, batch }
    },
    async link(usesMax: number | null = null) {
      const [id, secret] = [randomUUID(), newSecret()]
      await admin.call.campaign.addLink({ campaignId, id, secret, usesMax })
      return { id, secret }
    },
  }
}
