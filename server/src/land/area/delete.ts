import { AreaId } from '@fieldfare/shared/area.ts'
import { scoreBefore, rewardArea } from '../../people/account/rewards.ts'
import { writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { lockArea } from './load.ts'
import { roomsOfArea } from './rows.ts'

/** Deletes one of the caller's areas, which can be restored until it is purged. The subscriptions that the area caused stay. */
export const remove = writeOn('area.delete', AreaId, (db, input, who) => lockArea(db, input.measureId, who)).mutation(
  async ({ ctx }) => {
    if (!ctx.thing.deleted_at) await setDeleted(ctx, new Date())
    return { deleted: 1 as const, id: ctx.thing.id }
  },
)

/** Restores an area. It counts like any other: as a person's fourth area it finishes their registration. */
export const restore = writeOn('area.change', AreaId, (db, input, who) => lockArea(db, input.measureId, who)).mutation(
  async ({ ctx }) => {
    if (ctx.thing.deleted_at) {
      const score = ctx.db.selectNoFrom(scoreBefore(ctx.who.id).as('before'))
      const { before } = await score.executeTakeFirstOrThrow()
      await setDeleted(ctx, null)
      await rewardArea(ctx, ctx.who.id, before)
    }
    return { restored: 1 as const, id: ctx.thing.id }
  },
)

type Ctx = TransactionContext & { who: Session; thing: { id: string; seen: boolean } }

/** Deletes or restores a locked area and publishes the change. */
export async function setDeleted(ctx: Ctx, deletedAt: Date | null): Promise<void> {
  const { id, seen } = ctx.thing
  await ctx.db
    .updateTable('area')
    .set((set) => ({ deleted_at: deletedAt, seen, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  if (seen) ctx.publish({ name: 'area.changed', id, rooms: await roomsOfArea(ctx.db, id) })
  ctx.publishMine(ctx.who.id, 'areas')
  ctx.publishMine(ctx.who.id, 'account')
  ctx.publishPerson(ctx.who.id, 'show_name')
}
