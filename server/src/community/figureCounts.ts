import { DAY_MS, NEW_DAYS } from '@fieldfare/shared/limits.ts'
import { type RawBuilder, sql } from 'kysely'
import { roughly } from '../db/geo.ts'
import type { Tx } from '../db/tables.ts'

/** Months of a time zone, both included. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

const monthBegin = (month: string, { timeZone }: Period) => sql`(${`${month}-01`}::timestamp at time zone ${timeZone})`
const monthEnd = (month: string, { timeZone }: Period) =>
  sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${timeZone})`

/** A community's land, and as it was when figures were released. */
const landNow = (communityId: string) => sql`(select geom from community where id = ${communityId})`
const landThen = (communityId: string) => sql`(select coalesce(release.land, community.geom) from community
  left join kept_figures release on release.community_id = community.id and release.period = ''
  where community.id = ${communityId})`

/**
 * The condition on `area` for visible areas that overlap a community's land and were drawn in a period. A large area by its outline, as
 * on the map.
 */
export const overlapping = (communityId: string, period: Period, land = landNow): RawBuilder<boolean> => sql<boolean>`
  area.geom && ${land(communityId)} and ST_Intersects(${roughly('area')}, ${land(communityId)})
  and area.hidden_at is null and area.seen
  ${period.from ? sql`and area.created_at >= ${monthBegin(period.from, period)}` : sql``}
  ${period.to ? sql`and area.created_at < ${monthEnd(period.to, period)}` : sql``}`

/** The condition on `area` for what was drawn before a time, by people who had an account for NEW_DAYS then. */
const knownAt = (asOf: Date): RawBuilder<boolean> => sql<boolean>`area.created_at <= ${asOf} and exists (
  select from person maker where maker.id = area.created_by
    and maker.created_at <= ${new Date(asOf.getTime() - NEW_DAYS * DAY_MS)})`

/** The people whom the figures count at a time. */
export async function countedPeople(db: Tx, communityId: string, asOf: Date): Promise<string[]> {
  const { rows } = await sql<{ created_by: string }>`select distinct created_by from area
    where ${overlapping(communityId, EVER)} and ${knownAt(asOf)}`.execute(db)
  return rows.map(({ created_by }) => created_by)
}
const EVER: Period = { timeZone: 'UTC' }

export interface Counted {
  figure: string
  group: string
  people: number
  areas: number
  rating: number | null
}

/** People by group, as they were at a time and on the land that figures were released of; each counts once in a group, however many areas they drew. */
export async function countedGroups(db: Tx, communityId: string, period: Period, asOf: Date): Promise<Counted[]> {
  // Reduced to distinct people before counting: count(distinct) would sort all rows for every figure.
  const by = (figure: string, group: RawBuilder<unknown>, more = sql``) => sql`
    union all select ${sql.lit(figure)}, "group"::text, count(*)::integer, 0, null
    from (select distinct ${group} as "group", created_by from touching${more}) said group by 2`
  const { rows } = await sql<Counted>`
    with touching as materialized (
      select created_by, rating, frequency, activities, priority, level,
        to_char(created_at at time zone ${period.timeZone}, 'YYYY-MM') as month
      from area where ${overlapping(communityId, period, landThen)} and ${knownAt(asOf)}
    )
    select 'all' as figure, '' as "group", (select count(*) from (select distinct created_by from touching) people)::integer as people,
      count(*)::integer as areas, avg(rating)::float8 as rating
    from touching
    ${by('drawn', sql`month`)} ${by('rating', sql`rating`)} ${by('frequency', sql`frequency`)}
    ${by('priority', sql`priority`)} ${by('level', sql`level`)}
    ${by('activity', sql`activity`, sql`, unnest(activities) activity`)}`.execute(db)
  return rows
}
