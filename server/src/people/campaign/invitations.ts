import { AppError } from '@fieldfare/shared/errors.ts'
import {
  AddInvitations,
  AddLink,
  EndInvitations,
  INVITATIONS_MAX,
  type InvitationView,
} from '@fieldfare/shared/survey.ts'
import { sql } from 'kysely'
import { orNotFound, write } from '../../platform/call/call.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { hashOfSecret, invitationView } from './rows.ts'

interface NewInvitation {
  id: string
  secret: string
  label: string
  address?: string
}

/** Adds invitations for one person each. A retry after a lost answer does not add existing invitations again. */
export const addInvitations = write('campaign.manage', AddInvitations).mutation(
  async ({ input, ctx }): Promise<{ added: number }> => {
    const { db } = ctx
    const { campaignId, batch, invitations } = input
    await lockCampaign(db, campaignId)
    const added = await insertAll(db, campaignId, invitations, { batch, reusable: false, uses_max: null })
    if (added > 0) await ctx.audit('campaign.invite', campaignId, { batch, added })
    return { added }
  },
)

/** Adds an invitation whose link many people can use. */
export const addLink = write('campaign.manage', AddLink).mutation(async ({ input, ctx }): Promise<InvitationView> => {
  const { db } = ctx
  const { campaignId, usesMax, ...link } = input
  await lockCampaign(db, campaignId)
  const added = await insertAll(db, campaignId, [link], { batch: null, reusable: true, uses_max: usesMax })
  if (added > 0) await ctx.audit('campaign.link', campaignId, { id: link.id, usesMax })
  return orNotFound(await invitationView(db, link.id))
})

/** Ends one invitation, or all those of a list that have no participant yet. Participants may continue the survey. */
export const endInvitations = write('campaign.manage', EndInvitations).mutation(
  async ({ input, ctx }): Promise<{ ended: number }> => {
    const { db } = ctx
    const { campaignId } = input
    await lockCampaign(db, campaignId)
    const found = db
      .updateTable('invitation')
      .set({ ended_at: sql<Date>`clock_timestamp()` })
      .where('campaign_id', '=', campaignId)
      .where('ended_at', 'is', null)
    const chosen =
      'id' in input
        ? found.where('id', '=', input.id)
        : found
            .where('batch', '=', input.batch)
            .where(sql<boolean>`not exists (select from participant p where p.invitation_id = invitation.id)`)
    const { numUpdatedRows } = await chosen.executeTakeFirstOrThrow()
    const ended = Number(numUpdatedRows)
    if (ended > 0) await ctx.audit('campaign.endInvitations', campaignId, { ...input, ended })
    return { ended }
  },
)

async function lockCampaign(db: Tx, id: string): Promise<void> {
  const row = await db.selectFrom('campaign').select('id').where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new AppError('not-found')
}

/**
 * Inserts the invitations that do not exist yet.
 * @returns the number of invitations inserted
 * @throws conflict if an id or a secret belongs to another invitation
 * @throws too-large above INVITATIONS_MAX
 */
async function insertAll(
  db: Tx,
  campaignId: string,
  given: NewInvitation[],
  kind: { batch: string | null; reusable: boolean; uses_max: number | null },
): Promise<number> {
  const rows = given.map(({ id, secret, label, address = '' }) => {
    return { id, label, address, hash: hashOfSecret(secret), campaign_id: campaignId, ...kind }
  })
  const { count } = await db
    .selectFrom('invitation')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('campaign_id', '=', campaignId)
    .executeTakeFirstOrThrow()
  if (count + rows.length > INVITATIONS_MAX)
    throw new AppError('too-large', [{ path: ['invitations'], key: 'tooMany', params: { max: INVITATIONS_MAX } }])
  const inserted = await db
    .insertInto('invitation')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (inserted.length < rows.length) {
    const existing = await db
      .selectFrom('invitation')
      .select(['id', 'hash'])
      .where('campaign_id', '=', campaignId)
      .where('id', '=', sql<string>`any(${rows.map(({ id }) => id)}::uuid[])`)
      .execute()
    const hashes = new Map(existing.map(({ id, hash }) => [id, hash]))
    if (rows.some(({ id, hash }) => !hashes.get(id)?.equals(hash))) throw new AppError('conflict')
  }
  return inserted.length
}
