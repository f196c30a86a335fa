import { MergeAreas, type MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type AreaShape, bboxOf, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import { assertCan, orNotFound, Stale, writeOn } from '../../platform/call/call.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { coversOf } from '../surface/measure.ts'
import { admitShape } from '../surface/shapeLimits.ts'
import { setDeleted } from './delete.ts'
import { assertVersion, lockArea } from './load.ts'
import { myAreaView, roomsOfArea, roomsOfBox } from './rows.ts'

/** The most of both areas' land that a merged shape may lack, and the most that it may add to bridge a gap, as shares of that land. */
const LOST_MAX = 0.01
const MORE_MAX = 0.25

/**
 * Merges two areas of the caller's that touch or overlap. The first keeps its answers, texts and photos and gets the shape of both; the
 * other is deleted, with its likes, and can be restored like any deleted area. No community is joined or left. A repeated request gets the
 * first answer.
 */
export const merge = writeOn(
  'area.merge',
  MergeAreas,
  (db, { measureId }, who) => lockArea(db, measureId, who),
  (ctx, { geometry }) => admitShape(ctx, geometry),
  ({ deps, who }, input) => lookAtMerger(deps.db.kysely, who.id, input),
).mutation(async ({ input: { version, otherId, otherVersion, geometry }, ctx }): Promise<{ area: MyAreaView }> => {
  const { db, who, thing } = ctx
  if (otherId === thing.id) throw new AppError('bad-input', [{ path: ['otherId'], key: 'choice' }])
  const { facts, thing: other } = await lockArea(db, otherId, who)
  assertCan('area.merge', { ...facts, who })
  if (!(other.deleted_at && (await hasShape(db, thing.id, geometry)))) {
    assertVersion(thing, version)
    assertVersion(other, otherVersion)
    const { looked } = ctx
    if (looked?.version !== version || looked.otherVersion !== otherVersion) throw new Stale()
    if (!looked.merges) throw new AppError('bad-input', [{ path: ['geometry'], key: 'notMerged' }])
    const rooms = await roomsOfArea(db, thing.id)
    const { area_m2 } = await db
      .updateTable('area')
      .set((set) => ({ geom: toGeom(geometry), version: set('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', thing.id)
      .returning('area_m2')
      .executeTakeFirstOrThrow()
    assertSurface(area_m2, 'geometry')
    const all = [...new Set([...rooms, ...roomsOfBox(bboxOf(geometry))])]
    if (thing.seen) ctx.publish({ name: 'area.changed', id: thing.id, rooms: all })
    await setDeleted({ ...ctx, thing: other }, new Date())
  }
  return { area: orNotFound(await myAreaView(db, who.id, thing.id)) }
})

/** Tells whether an area has exactly this shape: if so, the same request was answered before. */
async function hasShape(db: Tx, id: string, shape: AreaShape): Promise<boolean> {
  const same = sql<boolean>`ST_AsBinary(geom) = ST_AsBinary(${toGeom(shape)})`
  const row = await db.selectFrom('area').select(same.as('same')).where('id', '=', id).executeTakeFirst()
  return row?.same === true
}

interface MergerLook {
  version: number
  otherVersion: number
  /** True if the given shape covers both areas and joins them somewhere. */
  merges: boolean
}

/** Compares a merged shape with two areas of a person, and returns the versions compared. Null unless both areas exist. */
async function lookAtMerger(
  db: Tx,
  personId: string,
  { measureId, otherId, geometry }: { measureId: string; otherId: string; geometry: AreaShape },
): Promise<MergerLook | null> {
  const { rows } = await sql<{ version: number; otherVersion: number; shapes: Buffer; joined: boolean }>`
    select a.version, b.version as "otherVersion",
      ST_AsBinary(a.geom, 'NDR') || ST_AsBinary(b.geom, 'NDR') || ST_AsBinary(${toGeom(geometry)}, 'NDR') as shapes,
      ${partsOfShape(geometry).length}::integer < ST_NumGeometries(a.geom) + ST_NumGeometries(b.geom) as joined
    from area a, area b
    where a.id = ${measureId} and a.created_by = ${personId} and b.id = ${otherId} and b.created_by = ${personId}`.execute(
    db,
  )
  const [row] = rows
  if (!row) return null
  const sets = [[2], [0, 1], [0, 1, 2]]
  const [merged = 0, land = 0, all = 0] = await coversOf({ shapes: new Uint8Array(row.shapes), sets })
  const [lost, more] = [(all - merged) / land, (all - land) / land]
  return { ...row, merges: row.joined && lost <= LOST_MAX && more <= MORE_MAX }
}
