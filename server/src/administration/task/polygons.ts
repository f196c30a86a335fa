import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { AddPolygon, PolygonId, type PolygonView } from '@fieldfare/shared/task.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { orNotFound, readMine, write } from '../../platform/call/call.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import { asAuthor } from '../../platform/db/author.ts'
import { asGeoJson, assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { admitShape } from '../../land/surface/shapeLimits.ts'

const polygons = (db: Tx) =>
  db
    .selectFrom('polygon')
    .select(['id', 'area_m2', 'created_at', asGeoJson('geom').as('geometry'), asAuthor('created_by').as('creator')])
const corners: RawBuilder<number> = sql`ST_NPoints(geom)`

type Row = Awaited<ReturnType<ReturnType<typeof polygons>['executeTakeFirstOrThrow']>>
const toPolygon = ({ id, geometry, area_m2, creator, created_at }: Row): PolygonView => ({
  id,
  geometry,
  areaM2: area_m2,
  creator,
  createdAt: created_at.toISOString(),
})

const CHANGED = { name: 'admin.changed', feed: 'polygons' } as const

/** Reads the shapes that admins saved, newest first. */
export const all = readMine('polygon.change', z.strictObject(PageInput)).query(
  ({ input, ctx }): Promise<Page<PolygonView>> =>
    paged(polygons(ctx.db), byTime('created_at', 'id'), input, toPolygon, corners),
)

/** Saves a shape. A repeated call with the same id adds nothing. @throws conflict if the id is that of another person's shape */
export const insert = write('polygon.change', AddPolygon, (ctx, { polygon }) => admitShape(ctx, polygon)).mutation(
  async ({ input, ctx }): Promise<PolygonView> => {
    const { id = randomUUID(), polygon } = input
    const added = await ctx.db
      .insertInto('polygon')
      .values({ id, geom: toGeom(polygon), created_by: ctx.who.id })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('area_m2')
      .executeTakeFirst()
    if (added) {
      assertSurface(added.area_m2, 'polygon')
      await ctx.audit('polygon.add', id)
      ctx.publish(CHANGED)
    }
    const view = toPolygon(orNotFound(await polygons(ctx.db).where('id', '=', id).executeTakeFirst()))
    if (view.creator.id !== ctx.who.id) throw new AppError('conflict')
    return view
  },
)

/** Removes a saved shape. Removing it again changes nothing. */
export const remove = write('polygon.change', PolygonId).mutation(async ({ input, ctx }) => {
  const deleted = await ctx.db
    .deleteFrom('polygon')
    .where('id', '=', input.polygonId)
    .returning('id')
    .executeTakeFirst()
  if (deleted) {
    await ctx.audit('polygon.remove', input.polygonId)
    ctx.publish(CHANGED)
  }
  return { removed: deleted !== undefined }
})
