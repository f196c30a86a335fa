import { type AreaFilter, spanOf } from '@fieldfare/shared/areaFilter.ts'
import { type RawBuilder, sql } from 'kysely'

/** The condition on `area` that a filter is; true without one. */
export function filtered(filter: AreaFilter): RawBuilder<boolean> {
  const { levels, rating } = filter
  const { since, before } = spanOf(filter)
  const conditions = [
    ...(levels ? [sql`area.level = any(${levels}::text[])`] : []),
    ...(rating ? [sql`area.rating >= ${rating}`] : []),
    ...(since ? [sql`area.created_at >= ${since}::timestamptz`] : []),
    ...(before ? [sql`area.created_at < ${before}::timestamptz`] : []),
  ]
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`
}
