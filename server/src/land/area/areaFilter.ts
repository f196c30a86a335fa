import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { spanOf } from '@fieldfare/shared/filterQuery.ts'
import { type RawBuilder, sql } from 'kysely'
import { roughly } from '../../platform/db/geo.ts'

/** Turns a filter into an SQL condition on the table `area`; `true` for an empty filter. */
export function filterCondition(filter: AreaFilter): RawBuilder<boolean> {
  const { levels, rating, land } = filter
  const { since, before } = spanOf(filter)
  const conditions = [
    ...(levels ? [sql`area.level = any(${levels}::text[])`] : []),
    ...(rating ? [sql`area.rating >= ${rating}`] : []),
    ...(since ? [sql`area.created_at >= ${since}::timestamptz`] : []),
    ...(land ? [touchesLand(land)] : []),
    ...(before ? [sql`area.created_at < ${before}::timestamptz`] : []),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}

/** SQL of the land of a community, if everyone may see that community; else null, which no area touches. */
const landOf = (id: string) => sql`(select geom from community where id = ${id} and deleted_at is null and seen)`

/**
 * SQL that tells whether an area touches the land of a community. It compares the simplified shapes that lists and events carry, so that a
 * reader's own check of a changed area has the same result.
 */
export const touchesLand = (id: string): RawBuilder<boolean> =>
  sql`area.geom && ${landOf(id)} and ST_Intersects(${roughly('area')}, ${landOf(id)})`
