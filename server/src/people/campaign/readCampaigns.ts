import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import type { CampaignView, InvitationView } from '@fieldfare/shared/survey.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { campaignPage, campaignView, invitationPage } from './rows.ts'

export const all = read('campaign.manage', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<CampaignView>> => campaignPage(ctx.db, input),
)
export const one = read('campaign.manage', z.strictObject({ id: Id })).query(
  async ({ input, ctx }): Promise<CampaignView> => orNotFound(await campaignView(ctx.db, input.id)),
)
export const invitations = read('campaign.manage', z.strictObject({ campaignId: Id, ...PageInput })).query(
  ({ input: { campaignId, ...page }, ctx }): Promise<Page<InvitationView>> => invitationPage(ctx.db, campaignId, page),
)
