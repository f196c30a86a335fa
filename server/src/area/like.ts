import { AreaId } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type TransactionContext, write } from '../call/call.ts'
import { roomsOfArea } from './rooms.ts'

/** Likes an area, once. */
export const like = write('area.like', AreaId).mutation(async ({ input, ctx }) => {
  await lockSeen(ctx, input.measureId)
  const liked = await ctx.db
    .insertInto('area_like')
    .values({ area_id: input.measureId, person_id: ctx.who.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('area_id')
    .executeTakeFirst()
  return tell(ctx, input.measureId, { mine: true, changed: liked !== undefined })
})

/** Takes a like back; where there was none, nothing changes. */
export const unlike = write('area.like', AreaId).mutation(async ({ input, ctx }) => {
  await lockSeen(ctx, input.measureId)
  const gone = await ctx.db
    .deleteFrom('area_like')
    .where('area_id', '=', input.measureId)
    .where('person_id', '=', ctx.who.id)
    .returning('area_id')
    .executeTakeFirst()
  return tell(ctx, input.measureId, { mine: false, changed: gone !== undefined })
})

// Locked, so that versions rise in the order of the counts that they stand for.
async function lockSeen({ db }: TransactionContext, id: string): Promise<void> {
  const found = await db
    .selectFrom('area')
    .select('id')
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .where('seen', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) throw new AppError('not-found')
}

async function tell(ctx: TransactionContext, id: string, { mine, changed }: { mine: boolean; changed: boolean }) {
  if (changed) {
    await ctx.db
      .updateTable('area')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    ctx.publish({ name: 'area.changed', id, rooms: await roomsOfArea(ctx.db, id) })
  }
  const { likes } = await ctx.db
    .selectFrom('area_like')
    .select((select) => select.fn.countAll<number>().as('likes'))
    .where('area_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, likes, mine }
}
