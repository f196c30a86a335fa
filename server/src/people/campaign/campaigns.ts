import { AppError } from '@fieldfare/shared/errors.ts'
import { AddCampaign, type CampaignView, EditCampaign } from '@fieldfare/shared/survey.ts'
import type { z } from 'zod'
import { orNotFound, write } from '../../platform/call/call.ts'
import { campaignView } from './rows.ts'

const columnsOf = ({ name, flow, from, until, active, texts }: Omit<z.output<typeof AddCampaign>, 'id'>) => ({
  name,
  flow,
  starts_at: from === null ? null : new Date(from),
  ends_at: until === null ? null : new Date(until),
  active,
  texts: JSON.stringify(texts),
})

/** Adds a campaign. A repeated call with the same id returns the campaign in its present state. */
export const addCampaign = write('campaign.manage', AddCampaign).mutation(
  async ({ input, ctx }): Promise<CampaignView> => {
    const { db, who } = ctx
    const added = await db
      .insertInto('campaign')
      .values({ id: input.id, ...columnsOf(input), created_by: who.id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (added) await ctx.audit('campaign.add', input.id, { name: input.name, flow: input.flow })
    return orNotFound(await campaignView(db, input.id))
  },
)

/**
 * Changes a campaign. The flow cannot change once there are invitations, whose links lead to the pages of the flow.
 * @throws conflict if the campaign was changed since the caller read it
 */
export const editCampaign = write('campaign.manage', EditCampaign).mutation(
  async ({ input, ctx }): Promise<CampaignView> => {
    const { db } = ctx
    const { id, version } = input
    const before = await db
      .selectFrom('campaign')
      .select(['version', 'flow', 'name', 'active'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw new AppError('not-found')
    if (before.version !== version) throw new AppError('conflict')
    if (before.flow !== input.flow) {
      const invited = await db.selectFrom('invitation').select('id').where('campaign_id', '=', id).executeTakeFirst()
      if (invited) throw new AppError('conflict', [{ path: ['flow'], key: 'invited' }])
    }
    await db
      .updateTable('campaign')
      .set(columnsOf(input))
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    const { name, active } = input
    await ctx.audit('campaign.change', id, { before: { name: before.name, active: before.active }, name, active })
    return orNotFound(await campaignView(db, id))
  },
)
