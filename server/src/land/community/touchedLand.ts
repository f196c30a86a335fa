import { CORNERS_AT_ONCE } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { onePlan, sendAhead } from '../../platform/db/preparing.ts'
import type { Tx } from '../../platform/db/tables.ts'

/** A place in the list of communities around an area; the list is ordered by size, the smallest first. */
export interface After {
  m2: number
  id: string
}

/** The result of comparing an area with the communities around it, in the versions compared. */
export interface CommunitiesLook {
  compared: { id: string; version: number; touches: boolean }[]
  after: After | null
  /** The last community compared, if one look (comparison) does not take all communities; else null. */
  last: After | null
}

/** SQL condition on `c` for communities that people join by drawing; system communities are not among them. */
export const joinable = sql<boolean>`(c.deleted_at is null and c.seen and not c.system)`

/** SQL condition on `c` for the communities after a place in the list, or for all of them without a place. */
export const isAfter = (after: After | null): RawBuilder<boolean> =>
  after ? sql<boolean>`(c.area_m2, c.id) > (${after.m2}::float8, ${after.id}::uuid)` : sql<boolean>`true`

/**
 * Compares an area with the communities around it, the smallest first, without a lock. It takes at most CORNERS_AT_ONCE corners: each
 * community counts with its own corners and a tenth of the area's, since a shape that is compared repeatedly is prepared once.
 *
 * @param shape a PostGIS value
 */
export async function lookAtCommunities(
  db: Tx,
  shape: RawBuilder<unknown>,
  after: After | null = null,
): Promise<CommunitiesLook> {
  return lookIn((await comparing(shape, after).execute(db)).rows, after)
}

/**
 * Does the same as `lookAtCommunities`, but sends the query ahead of the next statement and does not wait; for a transaction that holds no
 * lock yet. @returns a function that waits for the result
 */
export async function lookAhead(db: Tx, shape: RawBuilder<unknown>): Promise<() => Promise<CommunitiesLook>> {
  const rows = await sendAhead(db, comparing(shape, null))
  return async () => lookIn(await rows(), null)
}

const comparing = (shape: RawBuilder<unknown>, after: After | null) =>
  // The shape is read by a query of its own: planning a join of shapes takes ten times as long as running it.
  sql<Omit<CommunitiesLook, 'after'>>`${onePlan}
    with here as materialized (select shape as geom, ST_NPoints(shape) / 10 as corners from (select ${shape} as shape) given),
    near as materialized (
      select c.id, c.land_version, c.area_m2, c.geom, row_number() over smallest as nth,
        sum(ST_NPoints(c.geom) + (select corners from here)) over smallest as corners
      from community c where ${joinable} and c.geom && (select geom from here) and ${isAfter(after)}
      window smallest as (order by c.area_m2, c.id)
    ), compared as (select * from near where nth = 1 or corners <= ${CORNERS_AT_ONCE})
    select coalesce((select json_agg(json_build_object('id', id, 'version', land_version,
        'touches', ST_Intersects(geom, (select geom from here)))) from compared), '[]'::json) as compared,
      (select json_build_object('m2', area_m2, 'id', id) from compared
        where (select count(*) from compared) < (select count(*) from near) order by nth desc limit 1) as last`

function lookIn([look]: Omit<CommunitiesLook, 'after'>[], after: After | null): CommunitiesLook {
  if (!look) throw new Error('a select without a row')
  return { ...look, after }
}
