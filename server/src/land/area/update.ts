import { AREA_INSTRUMENT, type MyAreaView, UpdateArea } from '@fieldfare/shared/area.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type AreaShape, bboxOf } from '@fieldfare/shared/geo/geometry.ts'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { inTransaction, lookingFirst, openCall, Stale } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { lockAreaCreator } from '../../platform/call/lockPerson.ts'
import { joinTouched } from '../community/joinTouched.ts'
import { type CommunitiesLook, lookAtCommunities } from '../community/touchedLand.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { attachPhotos } from '../../content/photo/attach.ts'
import { admitShape, assertRoom } from '../surface/shapeLimits.ts'
import { myAreaView, roomsOfArea, roomsOfBox } from './rows.ts'

/** The result of comparing a new shape with the area's old shape and with the communities around it. */
interface ShapeLook {
  land: CommunitiesLook
  /** The time of the area's last change and, if its shape began as a border, whether the new shape overlaps the old one and is the same. */
  area: { at: Date; overlaps: boolean | null; same: boolean | null } | undefined
}

async function lookAtShape(db: Tx, id: string, personId: string, shape: AreaShape): Promise<ShapeLook> {
  const land = await lookAtCommunities(db, toGeom(shape))
  const { rows } = await sql<NonNullable<ShapeLook['area']>>`
    with given as materialized (select ${toGeom(shape)} as shape)
    select updated_at as at,
      case when analitics -> 'border' is not null then ST_Intersects(geom, shape) end as overlaps,
      case when analitics -> 'border' is not null then ST_AsBinary(ST_Normalize(geom)) = ST_AsBinary(ST_Normalize(shape)) end as same
    from area, given where id = ${id} and created_by = ${personId} and deleted_at is null`.execute(db)
  return { land, area: rows[0] }
}

/**
 * SQL of the record of how the new shape was drawn. If the new shape overlaps the old one, the record keeps the border that the old one
 * began as, since the licence of the border still applies; if the two shapes differ, it says that the border was changed.
 */
function drawnNow({ area }: ShapeLook, analitics: z.output<typeof UpdateArea>['analitics']): RawBuilder<string> {
  const record = sql<string>`coalesce(${analitics ? JSON.stringify(analitics) : null}::jsonb, analitics)`
  if (analitics?.border !== undefined || !area?.overlaps) return record
  return sql`${record} || jsonb_build_object('border', analitics -> 'border' || jsonb_build_object('changed',
    (analitics -> 'border' ->> 'changed')::boolean or not ${area.same}::boolean))`
}

interface Updated {
  updated: 0 | 1
  area?: MyAreaView
}

/**
 * Changes an area of the caller's. For a guest, another person's area and an unknown id it answers `updated: 0`: the one refusal without an
 * error. An area that was changed after `since` is refused with `conflict`. With a new shape the area joins its creator to the communities
 * it now touches, and ends no subscription.
 */
export const update = openCall('area.update', UpdateArea).mutation(async ({ input, ctx }): Promise<Updated> => {
  const { deps, who } = ctx
  if (!who) return { updated: 0 }
  const { geometry } = input.data
  await admitShape({ deps, who }, geometry)
  return lookingFirst(
    async () =>
      geometry && deps.load.turn(who.id, () => lookAtShape(deps.db.kysely, input.measureId, who.id, geometry)),
    (look) => inTransaction(ctx, (tx) => change({ ...tx, deps, who }, input, look)),
  )
})

/** The fields that answer the questions about an area; its title and description are not among them. */
const ANSWERS = ['rating', 'explanation', 'frequency', 'activities', 'priority', 'relationship'] as const
const isAnswered = (data: object): boolean => ANSWERS.some((name) => name in data)

async function change(
  ctx: TransactionContext & { deps: Deps; who: Session },
  {
    measureId: id,
    data: { geometry, descriptionPublic, photoIds, ...data },
    analitics,
    since,
  }: z.output<typeof UpdateArea>,
  look: ShapeLook | undefined,
): Promise<Updated> {
  const { db, who } = ctx
  const creator = await lockAreaCreator(db, who.id)
  const own = await db
    .selectFrom('area')
    .select('updated_at')
    .where('id', '=', id)
    .where('created_by', '=', who.id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!own) return { updated: 0 }
  if (since !== undefined && own.updated_at.getTime() !== Date.parse(since)) throw new AppError('conflict')
  if (look && look.area?.at.getTime() !== own.updated_at.getTime()) throw new Stale()
  const rooms = await roomsOfArea(db, id)
  await db
    .updateTable('area')
    .set((set) => ({
      ...data,
      ...(isAnswered(data) ? { instrument: AREA_INSTRUMENT } : {}),
      ...(descriptionPublic === undefined ? {} : { description_public: descriptionPublic }),
      ...(geometry && look ? { geom: toGeom(geometry), analitics: drawnNow(look, analitics) } : {}),
      version: set('version', '+', 1),
      updated_at: new Date(),
    }))
    .where('id', '=', id)
    .execute()
  if (photoIds) await attachPhotos(ctx, { kind: 'area', id }, photoIds, ['data', 'photoIds'])
  if (geometry && look) {
    await assertRoom(db, creator)
    await joinTouched(ctx, creator, id, look.land)
    rooms.push(...roomsOfBox(bboxOf(geometry)))
  }
  if (creator.verified) ctx.publish({ name: 'area.changed', id, rooms: [...new Set(rooms)] })
  ctx.publishMine(who.id, 'areas')
  const area = await myAreaView(db, who.id, id)
  if (geometry && area) assertSurface(area.areaM2, 'geometry')
  return area ? { updated: 1, area } : { updated: 0 }
}
