import { MergeAreas, type MyAreaView } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import { assertCan, orNotFound, writeOn } from '../../platform/call/call.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { admitShape } from '../surface/shapeLimits.ts'
import { setDeleted } from './delete.ts'
import { assertVersion, lockArea } from './load.ts'
import { myAreaView, roomsOfArea, roomsOfBox } from './rows.ts'

/** How much of the land of both may be missing, and how much more a bridge over a gap may add, as shares of it. */
const LOST_MAX = 0.01
const MORE_MAX = 0.25

/**
 * Makes one area of two of the caller's that touch or overlap. The first stays, with what is said of it, and covers both; the
 * other is deleted, with its likes, and can be restored like any deleted area. Nothing is joined or left. Sent again, it is answered as
 * the first time.
 */
export const merge = writeOn(
  'area.merge',
  MergeAreas,
  (db, { measureId }, who) => lockArea(db, measureId, who),
  (ctx, { geometry }) => admitShape(ctx, geometry),
).mutation(async ({ input: { version, otherId, otherVersion, geometry }, ctx }): Promise<{ area: MyAreaView }> => {
  const { db, who, thing } = ctx
  if (otherId === thing.id) throw new AppError('bad-input', [{ path: ['otherId'], key: 'choice' }])
  const { facts, thing: other } = await lockArea(db, otherId, who)
  assertCan('area.merge', { ...facts, who })
  if (!(other.hidden_at && (await hasShape(db, thing.id, geometry)))) {
    assertVersion(thing, version)
    assertVersion(other, otherVersion)
    await assertMerges(db, [thing.id, otherId], geometry)
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

/** Whether an area has exactly this shape: the same request was answered before. */
async function hasShape(db: Tx, id: string, shape: AreaShape): Promise<boolean> {
  const same = sql<boolean>`ST_AsBinary(geom) = ST_AsBinary(${toGeom(shape)})`
  const row = await db.selectFrom('area').select(same.as('same')).where('id', '=', id).executeTakeFirst()
  return row?.same === true
}

/** @throws bad-input if the shape is not that of both, joined somewhere */
async function assertMerges(db: Tx, [id, otherId]: [string, string], shape: AreaShape): Promise<void> {
  const { rows } = await sql<{ lost: number; more: number; joined: boolean }>`
    with shapes as (
      select a.geom as one, b.geom as other, ST_Union(a.geom, b.geom) as land, ${toGeom(shape)} as merged
      from area a, area b where a.id = ${id} and b.id = ${otherId})
    select ST_Area(ST_Difference(land, merged)) / ST_Area(land) as lost,
      ST_Area(ST_Difference(merged, land)) / ST_Area(land) as more,
      ST_NumGeometries(merged) < ST_NumGeometries(one) + ST_NumGeometries(other) as joined
    from shapes`.execute(db)
  const { lost, more, joined } = orNotFound(rows[0])
  if (!(joined && lost <= LOST_MAX && more <= MORE_MAX))
    throw new AppError('bad-input', [{ path: ['geometry'], key: 'notMerged' }])
}
