import { AreaId } from '@fieldfare/shared/area.ts'
import { takeLastWord } from '../../content/intent/lastWord.ts'
import { asBbox } from '../../platform/db/geo.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { lockVisibleArea } from './load.ts'
import { roomsOfBox } from './rows.ts'

/** Likes an area. Liking it again changes nothing. */
export const like = write('area.like', AreaId).mutation(async ({ input, ctx }) => {
  await lockPerson(ctx.db, ctx.who.id)
  await lockVisibleArea(ctx.db, input.measureId)
  await takeLastWord(ctx, 'like', input.measureId)
  const liked = await ctx.db
    .insertInto('area_like')
    .values({ area_id: input.measureId, person_id: ctx.who.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('area_id')
    .executeTakeFirst()
  return likesOf(ctx, input.measureId, { mine: true, changed: liked !== undefined })
})

/** Withdraws the caller's like of an area. Changes nothing if they do not like it. */
export const unlike = write('area.like', AreaId).mutation(async ({ input, ctx }) => {
  await lockVisibleArea(ctx.db, input.measureId)
  await takeLastWord(ctx, 'like', input.measureId)
  const deleted = await ctx.db
    .deleteFrom('area_like')
    .where('area_id', '=', input.measureId)
    .where('person_id', '=', ctx.who.id)
    .returning('area_id')
    .executeTakeFirst()
  return likesOf(ctx, input.measureId, { mine: false, changed: deleted !== undefined })
})

/** Publishes the area if the likes changed. @returns the number of its likes and whether the caller likes it */
async function likesOf(ctx: TransactionContext, id: string, { mine, changed }: { mine: boolean; changed: boolean }) {
  if (changed) {
    const { box } = await ctx.db
      .updateTable('area')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('id', '=', id)
      .returning(asBbox('geom').as('box'))
      .executeTakeFirstOrThrow()
    ctx.publish({ name: 'area.changed', id, rooms: roomsOfBox(box) })
  }
  const { likes } = await ctx.db
    .selectFrom('area_like')
    .select((select) => select.fn.countAll<number>().as('likes'))
    .where('area_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, likes, mine }
}
