import {
  ACTIVITIES,
  FREQUENCIES,
  GROUP_STEP,
  LEVELS,
  PRIORITIES,
  RATING_MAX,
  RATING_MIN,
} from '@fieldfare/shared/limits.ts'
import type { CommunityFigures, Group } from '@fieldfare/shared/figures.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { lastMonths } from './months.ts'

/** The months asked for, both included, by the clock of a time zone. */
export interface Period {
  from?: string | undefined
  to?: string | undefined
  timeZone: string
}

const RATINGS = Array.from({ length: RATING_MAX - RATING_MIN + 1 }, (_, i) => String(RATING_MIN + i))

const begin = (month: string, { timeZone }: Period) => sql`(${`${month}-01`}::timestamp at time zone ${timeZone})`
const end = (month: string, { timeZone }: Period) =>
  sql`((${`${month}-01`}::timestamp + interval '1 month') at time zone ${timeZone})`

/** The areas that overlap a community's land and that everyone may see, drawn in a period: a condition on `area`. */
export const overlapping = (communityId: string, period: Period): RawBuilder<boolean> => sql<boolean>`
  ST_Intersects(area.geom, (select geom from community where id = ${communityId}))
  and area.hidden_at is null and area.seen
  ${period.from ? sql`and area.created_at >= ${begin(period.from, period)}` : sql``}
  ${period.to ? sql`and area.created_at < ${end(period.to, period)}` : sql``}`

interface Counted {
  figure: string
  group: string
  people: number
  areas: number
  rating: number | null
}

/** People by group, each counted once in a group however many areas they drew. */
async function countedGroups(db: Tx, communityId: string, period: Period): Promise<Counted[]> {
  // Each person once a group before they are counted: counting distinct ones sorts them all for every figure.
  const by = (figure: string, group: RawBuilder<unknown>, more = sql``) => sql`
    union all select ${sql.lit(figure)}, "group"::text, count(*)::integer, 0, null
    from (select distinct ${group} as "group", created_by from touching${more}) said group by 2`
  const { rows } = await sql<Counted>`
    with touching as materialized (
      select created_by, rating, frequency, activities, priority, level,
        to_char(created_at at time zone ${period.timeZone}, 'YYYY-MM') as month
      from area where ${overlapping(communityId, period)}
    )
    select 'all' as figure, '' as "group", (select count(*) from (select distinct created_by from touching) people)::integer as people,
      count(*)::integer as areas, avg(rating)::float8 as rating
    from touching
    ${by('drawn', sql`month`)} ${by('rating', sql`rating`)} ${by('frequency', sql`frequency`)}
    ${by('priority', sql`priority`)} ${by('level', sql`level`)}
    ${by('activity', sql`activity`, sql`, unnest(activities) activity`)}`.execute(db)
  return rows
}

/** How many more or fewer subscribe, by month, from the first on. */
async function changedSubscribers(db: Tx, communityId: string, { timeZone }: Period): Promise<Map<string, number>> {
  const { rows } = await sql<{ month: string; change: number }>`
    select to_char(at at time zone ${timeZone}, 'YYYY-MM') as month, sum(change)::integer as change
    from subscription, lateral (values (joined_at, 1), (left_at, -1)) turn (at, change)
    where community_id = ${communityId} and seen and at is not null
    group by 1 order by 1`.execute(db)
  return new Map(rows.map(({ month, change }) => [month, change]))
}

const inSteps = (count: number): number | null => (count < GROUP_STEP ? null : count - (count % GROUP_STEP))

/** What the owner of a community learns of the people who drew on its land: totals, never who or what one of them said. */
export async function communityFigures(db: Tx, communityId: string, period: Period): Promise<CommunityFigures> {
  const counted = await countedGroups(db, communityId, period)
  const changes = await changedSubscribers(db, communityId, period)
  const all = counted.find(({ figure }) => figure === 'all')
  const people = inSteps(all?.people ?? 0)
  const groups = <T extends string>(figure: string, names: readonly T[]): Group<T>[] => {
    const found = new Map(counted.filter((one) => one.figure === figure).map((one) => [one.group, one.people]))
    return names.map((group) => ({ group, people: inSteps(found.get(group) ?? 0) }))
  }
  const drawnIn = counted.flatMap(({ figure, group }) => (figure === 'drawn' ? [group] : []))
  const months = lastMonths([...drawnIn, ...changes.keys()], period)
  let subscribed = 0
  for (const [month, change] of changes) if (month < (months[0] ?? '')) subscribed += change
  return {
    subscribers: months.map((month) => ({ month, people: (subscribed += changes.get(month) ?? 0) })),
    areas: people === null ? null : inSteps(all?.areas ?? 0),
    people,
    averageRating: people === null || !all?.rating ? null : Math.round(all.rating * 10) / 10,
    drawn: groups('drawn', months),
    ratings: groups('rating', RATINGS),
    frequencies: groups('frequency', FREQUENCIES),
    activities: groups('activity', ACTIVITIES),
    priorities: groups('priority', PRIORITIES),
    levels: groups('level', LEVELS),
  }
}
