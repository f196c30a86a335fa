import { CorrectionId, DeclineCorrection, type WaitingCorrection } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { readMine, writeOn } from '../../platform/call/call.ts'
import { outlined } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { applyCorrection } from './applyCorrection.ts'
import { retractCorrection } from './correct.ts'
import { waitingPage, withCorrection } from './correctionRows.ts'
import { lockClaims } from './heldLand.ts'

/** The corrections of land that wait for approval, the longest waiting first. */
export const corrections = readMine('community.seeClaims', z.strictObject(PageInput)).query(
  ({ input, ctx: { db, who } }): Promise<Page<WaitingCorrection>> => waitingPage(db, who, outlined(input)),
)

/** Locks a correction for a decision. @throws not-found if there is none, or its community is deleted */
async function lockCorrection(db: Tx, { correctionId }: { correctionId: string }) {
  await lockClaims(db)
  const thing = await withCorrection(db)
    .select(['correction.id', 'correction.state', 'community.id as communityId', 'community.title'])
    .select('community.created_by as creatorId')
    .where('correction.id', '=', correctionId)
    .where('community.deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!thing) throw new AppError('not-found')
  return { facts: {}, thing }
}

/**
 * Approves a correction: the new land is in force from now on, and a job subscribes people whose areas touch it. Approving again changes
 * nothing. @throws conflict if the correction was withdrawn, replaced or declined: the admin looked at other land
 */
export const approveCorrection = writeOn('community.decideClaim', CorrectionId, lockCorrection).mutation(
  async ({ ctx }) => {
    const { id, state, communityId, title, creatorId } = ctx.thing
    if (state !== 'waiting' && state !== 'applied') throw new AppError('conflict')
    if (state === 'waiting') {
      await applyCorrection(ctx, id, { addedM2: null })
      await retractCorrection(ctx, id)
      ctx.notify(creatorId, 'correction.approved', id, { communityId, title })
      await ctx.enqueue('mailCorrection', { correctionId: id })
      await ctx.audit('community.correction.approved', communityId, { correction: id, title })
    }
    return { approved: true as const }
  },
)

/**
 * Declines a correction with a reason, which the community's creator reads: the old land stays in force. @throws conflict if it was
 * approved, withdrawn or replaced
 */
export const declineCorrection = writeOn('community.decideClaim', DeclineCorrection, lockCorrection).mutation(
  async ({ input: { reason }, ctx }) => {
    const { id, state, communityId, title, creatorId } = ctx.thing
    if (state !== 'waiting' && state !== 'declined') throw new AppError('conflict')
    if (state === 'waiting') {
      await ctx.db
        .updateTable('correction')
        .set({ state: 'declined', reason, decided_at: new Date() })
        .where('id', '=', id)
        .execute()
      await retractCorrection(ctx, id)
      ctx.notify(creatorId, 'correction.declined', id, { communityId, title, reason })
      await ctx.enqueue('mailCorrection', { correctionId: id })
      await ctx.audit('community.correction.declined', communityId, { correction: id, title, reason })
    }
    return { declined: true as const }
  },
)
