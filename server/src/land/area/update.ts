import { type MyAreaView, UpdateArea } from '@fieldfare/shared/area.ts'
import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { inTransaction, openCall } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { lockMaker } from '../../platform/call/lockPerson.ts'
import { joinTouched } from '../community/joinTouched.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import { attachPhotos } from '../../content/photo/attach.ts'
import { admitShape, assertRoom } from '../surface/shapeLimits.ts'
import { myAreaView, roomsOfArea, roomsOfBox } from './rows.ts'

/**
 * How the new shape was drawn. The border that the old shape began as stays where the new one lies over it, since its licence goes
 * with it; another shape says that the border was changed.
 */
const drawnNow = (shape: AreaShape, analitics: z.output<typeof UpdateArea>['analitics']) => sql<string>`
  coalesce(${analitics ? JSON.stringify(analitics) : null}::jsonb, analitics) || case
    when ${analitics?.border !== undefined}::boolean or analitics -> 'border' is null or not ST_Intersects(geom, ${toGeom(shape)})
    then '{}'::jsonb
    else jsonb_build_object('border', analitics -> 'border' || jsonb_build_object('changed',
      (analitics -> 'border' ->> 'changed')::boolean or not ST_Equals(geom, ${toGeom(shape)})))
  end`

interface Updated {
  updated: 0 | 1
  area?: MyAreaView
}

/**
 * Changes an area of the caller's. For a guest, another person's area and an unknown id it answers `updated: 0`: the one
 * refusal without an error. A moved shape joins the communities it now touches and leaves none.
 */
export const update = openCall('area.update', UpdateArea).mutation(async ({ input, ctx }): Promise<Updated> => {
  const { deps, who } = ctx
  if (!who) return { updated: 0 }
  await admitShape({ deps, who }, input.data.geometry)
  return inTransaction(ctx, (tx) => change({ ...tx, deps, who }, input))
})

async function change(
  ctx: TransactionContext & { deps: Deps; who: Session },
  { measureId: id, data: { geometry, descriptionPublic, photoIds, ...data }, analitics }: z.output<typeof UpdateArea>,
): Promise<Updated> {
  const { db, who } = ctx
  const creator = await lockMaker(db, who.id)
  const own = await db
    .selectFrom('area')
    .select('id')
    .where('id', '=', id)
    .where('created_by', '=', who.id)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!own) return { updated: 0 }
  const rooms = await roomsOfArea(db, id)
  await db
    .updateTable('area')
    .set((set) => ({
      ...data,
      ...(descriptionPublic === undefined ? {} : { description_public: descriptionPublic }),
      ...(geometry ? { geom: toGeom(geometry), analitics: drawnNow(geometry, analitics) } : {}),
      version: set('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute()
  if (photoIds) await attachPhotos(ctx, { kind: 'area', id }, photoIds, ['data', 'photoIds'])
  if (geometry) {
    await assertRoom(db, creator)
    await joinTouched(ctx, creator, id)
    rooms.push(...roomsOfBox(bboxOf(geometry)))
  }
  if (creator.verified) ctx.publish({ name: 'area.changed', id, rooms: [...new Set(rooms)] })
  ctx.publishMine(who.id, 'areas')
  const area = await myAreaView(db, who.id, id)
  if (geometry && area) assertSurface(area.areaM2, 'geometry')
  return area ? { updated: 1, area } : { updated: 0 }
}
