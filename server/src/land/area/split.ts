import { randomUUID } from 'node:crypto'
import { type AreaSplit, SplitArea } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import { type ScoreBefore, scoreBefore, rewardArea } from '../../people/account/rewards.ts'
import { Stale, writeOn } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { coversOf } from '../surface/measure.ts'
import { admitShape, assertRoom } from '../surface/shapeLimits.ts'
import { assertVersion, lockArea } from './load.ts'
import { myAreaView, roomsOfArea, roomsOfBox } from './rows.ts'

/**
 * The most land that the two parts may leave out, and the most that they may add, as shares of the area. The dividing line takes half a
 * metre, which is much of a small garden.
 */
const LOST_MAX = 0.25
const STRAY_MAX = 0.01

/**
 * Splits an area of the caller's in two. The new area has the same answers, counts as any other, and joins no community, since its land
 * belonged to the old area. A repeated request with the same id returns the same answer.
 */
export const split = writeOn(
  'area.split',
  SplitArea,
  (db, { measureId }, who) => lockArea(db, measureId, who),
  async (ctx: { deps: Deps; who: Session }, input) => {
    await admitShape(ctx, input.kept)
    await admitShape(ctx, input.split)
  },
  ({ deps, who }, input) => lookAtDivision(deps.db.kysely, who.id, input),
).mutation(async ({ input, ctx }): Promise<AreaSplit> => {
  const { db, who, thing } = ctx
  const id = input.id ?? randomUUID()
  if (id === thing.id) throw new AppError('conflict')
  const existing = await db.selectFrom('area').select('created_by').where('id', '=', id).executeTakeFirst()
  if (existing) return answer(db, who.id, { kept: thing.id, split: id })
  assertVersion(thing, input.version)
  if (ctx.looked?.version !== thing.version) throw new Stale()
  if (!ctx.looked.divides) throw new AppError('bad-input', [{ path: ['split'], key: 'notSplit' }])
  const rooms = await roomsOfArea(db, thing.id)
  const before = await insertCopy(db, { from: thing, id, personId: who.id, title: input.title, shape: input.split })
  const { area_m2 } = await db
    .updateTable('area')
    .set((set) => ({ geom: toGeom(input.kept), version: set('version', '+', 1), updated_at: new Date() }))
    .where('id', '=', thing.id)
    .returning('area_m2')
    .executeTakeFirstOrThrow()
  assertSurface(area_m2, 'kept')
  await assertRoom(db, { id: who.id, verified: thing.seen })
  await rewardArea(ctx, who.id, before)
  if (thing.seen) {
    ctx.publish({
      name: 'area.changed',
      id: thing.id,
      rooms: [...new Set([...rooms, ...roomsOfBox(bboxOf(input.kept))])],
    })
    ctx.publish({ name: 'area.changed', id, rooms: roomsOfBox(bboxOf(input.split)) })
  }
  ctx.publishMine(who.id, 'areas')
  return answer(db, who.id, { kept: thing.id, split: id })
})

/** Returns both parts. @throws conflict if one of them is not the caller's, or is deleted */
async function answer(db: Tx, personId: string, ids: { kept: string; split: string }): Promise<AreaSplit> {
  const kept = await myAreaView(db, personId, ids.kept)
  const other = await myAreaView(db, personId, ids.split)
  if (!kept || !other) throw new AppError('conflict')
  return { kept, split: other }
}

/** Compares two shapes with a person's area: tells whether they divide it, and the version of the area compared. Null if there is no such area. */
async function lookAtDivision(
  db: Tx,
  personId: string,
  { measureId, kept, split: other }: { measureId: string; kept: AreaShape; split: AreaShape },
): Promise<{ version: number; divides: boolean } | null> {
  const { rows } = await sql<{ version: number; shapes: Buffer }>`
    select version, ST_AsBinary(geom, 'NDR') || ST_AsBinary(${toGeom(kept)}, 'NDR') || ST_AsBinary(${toGeom(other)}, 'NDR') as shapes
    from area where id = ${measureId} and created_by = ${personId} and deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) return null
  const sets = [[0], [1], [2], [1, 2], [0, 1, 2]]
  const [area = 0, one = 0, two = 0, both = 0, all = 0] = await coversOf({ shapes: new Uint8Array(row.shapes), sets })
  const [lost, stray] = [(all - both) / area, (all - area + one + two - both) / area]
  return { version: row.version, divides: lost <= LOST_MAX && stray <= STRAY_MAX }
}

interface Copy {
  from: { id: string; seen: boolean }
  id: string
  personId: string
  title: string
  shape: AreaShape
}

/**
 * Inserts the new area, with the answers of the area it comes from but without its texts and photos.
 * @returns the rewards that the creator had before
 */
async function insertCopy(db: Tx, { from, id, personId, title, shape }: Copy): Promise<ScoreBefore> {
  const { rows } = await sql<{ area_m2: number; before: ScoreBefore }>`
    insert into area (id, created_by, level, title, description, description_public, rating, explanation, frequency, activities, priority,
      relationship, instrument, analitics, seen, geom)
    select ${id}, created_by, level, ${title}, '', description_public, rating, explanation, frequency, activities, priority,
      relationship, instrument, analitics, ${from.seen}, ${toGeom(shape)} from area where id = ${from.id}
    on conflict (id) do nothing
    returning area_m2, ${scoreBefore(personId)} as before`.execute(db)
  const [row] = rows
  // Another person's request inserted this id concurrently.
  if (!row) throw new AppError('conflict')
  assertSurface(row.area_m2, 'split')
  return row.before
}
