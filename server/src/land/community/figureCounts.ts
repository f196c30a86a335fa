import { DAY_MS, NEW_DAYS } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { roughly } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Parts } from './figureParts.ts'

/** The time at which figures are counted, and the time zone that years are counted in. */
export interface CountedAt {
  asOf: Date
  timeZone: string
}

/** One number of a figure: the people in a group, or the total of a figure without groups. */
export interface Count {
  figure: string
  group: string
  number: number
}

/** SQL condition on `area` for visible areas that overlap a community's land. Of a large area the simplified outline is compared, as on the map. */
export const overlapping = (communityId: string): RawBuilder<boolean> => sql<boolean>`
  area.geom && (select geom from community where id = ${communityId})
  and ST_Intersects(${roughly('area')}, (select geom from community where id = ${communityId}))
  and area.deleted_at is null and area.seen`

/**
 * Returns the people who count in figures, each with the year in which they first drew on the land: those with an account for at least
 * NEW_DAYS.
 */
export async function firstYears(
  db: Tx,
  communityId: string,
  { asOf, timeZone }: CountedAt,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ person: string; year: string }>`
    select created_by as person, to_char(min(created_at) at time zone ${timeZone}, 'YYYY') as year from area
    where ${overlapping(communityId)} and created_at <= ${asOf} and exists (
      select from person maker where maker.id = area.created_by
        and maker.created_at <= ${new Date(asOf.getTime() - NEW_DAYS * DAY_MS)})
    group by 1`.execute(db)
  return new Map(rows.map(({ person, year }) => [person, year]))
}

/**
 * Counts, for each part, the answers that its people gave about their areas on the land: the people by group, each person once in a group,
 * however many areas they drew. Also counts all people and areas of the part, and adds up the ratings.
 */
export async function countParts(db: Tx, communityId: string, parts: Parts, asOf: Date): Promise<Map<string, Count[]>> {
  if (parts.size === 0) return new Map()
  const homes = [...parts].map(([part, people]) => ({ part, people }))
  // The rows are reduced to distinct people before counting: count(distinct) would sort all rows for every figure.
  const countBy = (figure: string, group: RawBuilder<unknown>, more = sql``) => sql`
    union all select part, ${sql.lit(figure)}, "group"::text, count(*)::integer
    from (select distinct part, ${group} as "group", created_by from touching${more}) said
    where "group" is not null group by 1, 3`
  const { rows } = await sql<Count & { part: string }>`
    with touching as materialized (
      select home.part, created_by, rating, frequency, activities, priority, level
      from jsonb_to_recordset(${JSON.stringify(homes)}::jsonb) as home (part text, people uuid[])
        join area on area.created_by = any(home.people)
      where ${overlapping(communityId)} and created_at <= ${asOf}
    )
    select part, 'areas' as figure, '' as "group", count(*)::integer as number from touching group by 1
    union all select part, 'ratingSum', '', sum(rating)::integer from touching group by 1
    ${countBy('people', sql`''`)} ${countBy('rating', sql`rating`)} ${countBy('frequency', sql`frequency`)}
    ${countBy('priority', sql`priority`)} ${countBy('level', sql`level`)}
    ${countBy('activity', sql`activity`, sql`, unnest(activities) activity`)}`.execute(db)
  return Map.groupBy(rows, ({ part }) => part)
}

/**
 * Counts the subscribers at the end of every year up to the year of the release. The first year is `since` or the first one with
 * subscribers, whichever is earlier.
 */
export async function subscribersByYear(
  db: Tx,
  communityId: string,
  { asOf, timeZone }: CountedAt,
  since: string | undefined,
): Promise<Count[]> {
  const yearOf = (at: RawBuilder<unknown>) => sql`extract(year from ${at} at time zone ${timeZone})::integer`
  const { rows } = await sql<Count>`
    with turn as (
      select ${yearOf(sql`at`)} as year, change
      from subscription, lateral (values (joined_at, 1), (left_at, -1)) turn (at, change)
      where community_id = ${communityId} and seen and at is not null
    )
    select 'subscribers' as figure, year::text as "group",
      (select coalesce(sum(change), 0)::integer from turn where turn.year <= series.year) as number
    from generate_series(least((select min(year) from turn), ${since ?? null}::integer, ${yearOf(sql`${asOf}::timestamptz`)}),
      ${yearOf(sql`${asOf}::timestamptz`)}) series (year)
    order by series.year`.execute(db)
  return rows
}
