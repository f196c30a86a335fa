import { randomUUID } from 'node:crypto'
import { AddArea, type AddedArea, type MyAreaView, type TouchedCommunity } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import type { z } from 'zod'
import { lockPerson, type Maker } from '../account/lockPerson.ts'
import { type HeldBefore, heldBefore, rewardArea } from '../account/rewards.ts'
import { type TransactionContext, write } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { joinTouched, touchedBy } from '../community/joinTouched.ts'
import { toGeom } from '../db/geo.ts'
import type { Tx } from '../db/tables.ts'
import { roomsOfBox } from './rooms.ts'
import { myAreaView, myColumns, toMyView } from './rows.ts'

/**
 * Adds an area: with it, in one transaction, its score and medals, the subscription to every community it touches, the
 * notices of that, and the end of the draft it was made from. The same id again is answered as the first time.
 */
export const insert = write('area.add', AddArea).mutation(async ({ input, ctx }): Promise<AddedArea> => {
  const { db, who } = ctx
  const id = input.id ?? randomUUID()
  const maker = await lockPerson(db, who.id)
  const added = await insertRow(db, maker, id, input)
  if (!added) return answerAgain(ctx, id)
  const { area, before } = added
  await rewardArea(ctx, who.id, before)
  const communities = await joinTouched(ctx, maker, id)
  if (maker.verified) ctx.publish({ name: 'area.changed', id, rooms: roomsOfBox(bboxOf(input.measure)) })
  ctx.publishMine(who.id, 'areas')
  return { area, communities }
})

/** @returns the area as its maker sees it and what they had before it, null where the id is taken. Its draft ends with it. */
async function insertRow(
  db: Tx,
  maker: Maker,
  id: string,
  { measure, data, analitics }: z.output<typeof AddArea>,
): Promise<{ area: MyAreaView; before: HeldBefore } | null> {
  const row = await db
    .with('drawn', (also) =>
      also.deleteFrom('draft').where('person_id', '=', maker.id).where('kind', '=', 'area').where('key', '=', id),
    )
    .insertInto('area')
    .values({
      id,
      created_by: maker.id,
      ...data,
      geom: toGeom(measure),
      analitics: JSON.stringify(analitics),
      seen: maker.verified,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning([...myColumns, heldBefore(maker.id).as('before')])
    .executeTakeFirst()
  return row ? { area: toMyView(row), before: row.before } : null
}

async function answerAgain(ctx: TransactionContext & { who: Session }, id: string): Promise<AddedArea> {
  const area = await myAreaView(ctx.db, ctx.who.id, id)
  if (!area) throw new AppError('conflict')
  const communities: TouchedCommunity[] = await touchedBy(ctx.db, ctx.who.id, id)
  return { area, communities }
}
