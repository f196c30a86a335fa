import { DeleteTreasure, TreasureId, type TreasureView } from '@fieldfare/shared/treasure.ts'
import { type TransactionContext, writeOn } from '../call/call.ts'
import { removalBy, restored } from '../discussion/removal.ts'
import { there } from '../discussion/told.ts'
import { reopenReports, settleReports } from '../moderation/settle.ts'
import { lockTreasure } from './lockTreasure.ts'
import { treasureView } from './rows.ts'

/** Removes a treasure. Its finder is told a moderator's reason, its reporters what became of it. */
export const deleteTreasure = writeOn('treasure.delete', DeleteTreasure, (db, { treasureId }, who) =>
  lockTreasure(db, treasureId, who),
).mutation(async ({ input: { reason }, ctx }) => {
  const { thing, who } = ctx
  const { id, community_id: communityId, created_by: finderId, title } = thing
  if (!thing.hidden_at) {
    await hide(ctx, thing, removalBy(who, finderId, reason))
    if (finderId !== who.id) {
      await ctx.audit('treasure.delete', id, { title, reason }, communityId)
      ctx.notify(finderId, 'treasure.removed', `${id} ${thing.version}`, { communityId, title, reason })
    }
    await settleReports(ctx, { kind: 'treasure', treasureId: id }, 'removed')
  }
  return { deleted: 1 as const, id }
})

/** Takes the removal of a treasure back; what was reported about it is open again. */
export const restoreTreasure = writeOn('treasure.restore', TreasureId, (db, { treasureId }, who) =>
  lockTreasure(db, treasureId, who),
).mutation(async ({ ctx }): Promise<TreasureView> => {
  const { thing, who } = ctx
  const { id, community_id: communityId, created_by: finderId, title } = thing
  if (thing.hidden_at) {
    await hide(ctx, thing, restored(thing))
    if (thing.hidden_by !== finderId) await ctx.audit('treasure.restore', id, { title }, communityId)
    if (finderId !== who.id)
      ctx.notify(finderId, 'treasure.restored', `${id} ${thing.version}`, { communityId, treasureId: id, title })
    await reopenReports(ctx, { kind: 'treasure', treasureId: id }, 'removed')
  }
  return there(await treasureView(ctx.db, id, who))
})

async function hide(
  { db, publish }: TransactionContext,
  { id, community_id: communityId }: { id: string; community_id: string },
  removal: ReturnType<typeof removalBy> | ReturnType<typeof restored>,
): Promise<void> {
  await db
    .updateTable('treasure')
    .set((set) => ({ ...removal, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  // The community's list counts it.
  publish([
    { name: 'treasure.changed', id, communityId },
    { name: 'community.changed', id: communityId },
  ])
}
