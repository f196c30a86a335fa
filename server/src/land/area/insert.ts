import { randomUUID } from 'node:crypto'
import { AddArea, type AddedArea, AREA_INSTRUMENT, type MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { lockAreaCreatorAhead } from '../../platform/call/lockPerson.ts'
import { type ScoreBefore, scoreBefore, rewardArea } from '../../people/account/rewards.ts'
import { areaCount } from '../../people/account/rows.ts'
import { write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { joinTouched, touchedBy } from '../community/joinTouched.ts'
import { lookAhead } from '../community/touchedLand.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { attachPhotos } from '../../content/photo/attach.ts'
import { admitShape, assertRoom } from '../surface/shapeLimits.ts'
import { myAreaView, myColumns, roomsOfBox, toMyView } from './rows.ts'

/**
 * Adds an area and, in the same transaction, grants its points and medals, subscribes its creator to the communities it touches, with
 * notifications, and deletes the draft of the area. A repeated request with the same id returns the same answer.
 */
export const insert = write('area.add', AddArea, (ctx, { measure }) => admitShape(ctx, measure)).mutation(
  async ({ input, ctx }): Promise<AddedArea> => {
    const { db, who } = ctx
    const id = input.id ?? randomUUID()
    const look = await lookAhead(db, toGeom(input.measure))
    const locked = await lockAreaCreatorAhead(db, who.id)
    const added = await insertRow(db, who.id, id, input).catch(async (error: unknown) => {
      // The insert fails if the creator no longer exists; then the lock throws the refusal for the caller.
      await locked()
      throw error
    })
    const creator = await locked()
    if (!added) return replay(ctx, id)
    const { before } = added
    const area = (await showPhotos(ctx, id, input.data.photoIds)) ?? added.area
    await assertRoom(db, creator)
    await rewardArea(ctx, who.id, before)
    const communities = await joinTouched(ctx, creator, id, await look())
    if (creator.verified) ctx.publish({ name: 'area.changed', id, rooms: roomsOfBox(bboxOf(input.measure)) })
    ctx.publishMine(who.id, 'areas')
    return { area, communities, count: before.areas + 1 }
  },
)

/**
 * Inserts the area and deletes its draft.
 * @returns the area as its creator sees it, and the rewards that the creator had before; null if the id is taken
 */
async function insertRow(
  db: Tx,
  creatorId: string,
  id: string,
  { measure, data, analitics }: z.output<typeof AddArea>,
): Promise<{ area: MyAreaView; before: ScoreBefore } | null> {
  const { descriptionPublic, photoIds: _, ...columns } = data
  const row = await db
    .with('drawn', (also) =>
      also.deleteFrom('draft').where('person_id', '=', creatorId).where('kind', '=', 'area').where('key', '=', id),
    )
    .insertInto('area')
    .values({
      id,
      created_by: creatorId,
      ...columns,
      description_public: descriptionPublic,
      geom: toGeom(measure),
      analitics: JSON.stringify(analitics),
      instrument: AREA_INSTRUMENT,
      seen: sql<boolean>`(select "emailVerified" from auth."user" where id = ${creatorId})`,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning([...myColumns, scoreBefore(creatorId).as('before')])
    .executeTakeFirst()
  if (!row) return null
  assertSurface(row.area_m2, 'measure')
  return { area: toMyView(row), before: row.before }
}

/** Attaches photos to a new area. @returns the area with its photos; null if there are no photos to attach */
async function showPhotos(
  ctx: TransactionContext & { deps: Deps; who: Session },
  id: string,
  photoIds: string[],
): Promise<MyAreaView | null> {
  if (photoIds.length === 0) return null
  await attachPhotos(ctx, { kind: 'area', id }, photoIds, ['data', 'photoIds'])
  return myAreaView(ctx.db, ctx.who.id, id)
}

/** Answers a request that is repeated. @throws conflict if the area is not the caller's */
async function replay(ctx: TransactionContext & { who: Session }, id: string): Promise<AddedArea> {
  const area = await myAreaView(ctx.db, ctx.who.id, id)
  if (!area) throw new AppError('conflict')
  const { count } = await ctx.db
    .selectFrom('person')
    .select(areaCount.as('count'))
    .where('id', '=', ctx.who.id)
    .executeTakeFirstOrThrow()
  return { area, communities: await touchedBy(ctx.db, id), count }
}
