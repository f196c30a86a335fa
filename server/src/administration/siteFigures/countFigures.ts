import { dateFormat } from '@fieldfare/shared/intl.ts'
import { GROUP_STEP, type Level, LEVELS, MONTHS_MAX, OBJECTIVES, RATING_MAX } from '@fieldfare/shared/limits.ts'
import { type Counted, released, type Series, type SiteFigures } from '@fieldfare/shared/siteFigures.ts'
import { type RawBuilder, sql } from 'kysely'
import type { DayRow } from '../../platform/db/columnKinds.ts'
import type { Tx } from '../../platform/db/tables.ts'

export type GivenByDay = (dayOf: (at: RawBuilder<unknown>) => RawBuilder<string>) => RawBuilder<DayRow>

/**
 * Counts the site's totals by month, up to the end of yesterday, with one query per total. Of large tables, the queries read only an index.
 * The counts of ended days do not change, so that a published total only ever changes by GROUP_STEP or more people.
 * @param timeZone the time zone in which a day ends
 * @param given returns SQL of the cents that people pledged by day; passed in, since it belongs to another noun (feature)
 */
export async function countFigures(
  db: Tx,
  timeZone: string,
  given: GivenByDay,
  now = new Date(),
): Promise<SiteFigures> {
  const dayOf = (at: RawBuilder<unknown>) => sql<string>`to_char(${at} at time zone ${sql.lit(timeZone)}, 'YYYY-MM-DD')`
  const today = dateFormat('sv-SE', { timeZone }).format(now)
  const read = async (query: RawBuilder<DayRow>) => (await query.execute(db)).rows.filter(({ day }) => day < today)

  const people = await read(sql`
    select '' as key, ${dayOf(sql`created_at`)} as day, count(*)::integer as people, count(*)::integer as value
    from person where deleted_at is null group by 2`)
  // A person counts in the month of the person's first area, separately for each level.
  const areas = await read(sql`
    with drawn as (select level, created_by, created_at, row_number() over (partition by level, created_by order by created_at) = 1 as first
      from area where deleted_at is null and seen)
    select level as key, ${dayOf(sql`created_at`)} as day, count(*) filter (where first)::integer as people, count(*)::integer as value
    from drawn group by 1, 2`)
  const subscriptions = await read(sql`
    with joined as (select joined_at, row_number() over (partition by person_id order by joined_at) = 1 as first
      from subscription where left_at is null and seen)
    select '' as key, ${dayOf(sql`joined_at`)} as day, count(*) filter (where first)::integer as people, count(*)::integer as value
    from joined group by 2`)
  const pledged = await read(given(dayOf))
  // Budgets are counted only with the consent to research. Only a person's newest budget counts: its shares are added, and
  // subtracted when the next one is saved.
  const shares = await read(sql`
    with budget as (select id, created_at as from_at, lead(created_at) over (partition by person_id order by created_at, id) as until_at
        from funding f where exists (select from consent_now c where c.person_id = f.person_id and c.kind = 'research' and c.given)),
      share as (select b.from_at, b.until_at, o.objective, o.amount_cents from budget b join funding_objective o on o.funding_id = b.id)
    select objective as key, ${dayOf(sql`at`)} as day, sum(sign)::integer as people, sum(sign * amount_cents)::bigint as value
    from share cross join lateral (values (from_at, 1), (until_at, -1)) as change (at, sign) where at is not null group by 1, 2`)
  const { rows: rated } = await sql<{ rating: number; people: number }>`
    select rating, count(distinct created_by)::integer as people from area where deleted_at is null and seen group by 1`.execute(
    db,
  )

  const all = [...people, ...areas, ...subscriptions, ...pledged, ...shares].map(({ day }) => day)
  const months = monthsUntil(today, all.toSorted()[0] ?? today)
  const series = (rows: DayRow[], shown = (counted: Counted) => counted) => byMonth(rows, months, shown)
  const of = <Key extends string>(rows: DayRow[], key: Key) => rows.filter((row) => row.key === key)
  return {
    asOf: now.toISOString(),
    months,
    people: series(people),
    areas: Object.fromEntries(LEVELS.map((level) => [level, series(of(areas, level))])) as Record<Level, Series>,
    subscriptions: series(subscriptions),
    pledged: { once: series(of(pledged, 'once')), yearly: series(of(pledged, 'yearly')) },
    ratings: Array.from({ length: RATING_MAX }, (_, at) => {
      const count = rated.find(({ rating }) => rating === at + 1)?.people ?? 0
      return count < GROUP_STEP ? null : count - (count % GROUP_STEP)
    }),
    funding: Object.fromEntries(
      OBJECTIVES.map((objective) => {
        const rows = of(shares, objective)
        return [objective, { total: series(rows), mean: series(rows, meanOf) }]
      }),
    ) as SiteFigures['funding'],
  }
}

/** Returns the mean value per person instead of the sum. */
const meanOf = ({ people, value }: Counted): Counted => ({
  people,
  value: people === 0 ? 0 : Math.round(value / people),
})

/** Returns the published totals at the end of each month. */
function byMonth(rows: DayRow[], months: string[], shown: (counted: Counted) => Counted): Series {
  const days = running(rows)
  const values = released(days.map(shown))
  let at = -1
  return months.map((month) => {
    while ((days[at + 1]?.day.slice(0, 7) ?? '~') <= month) at++
    return values[at] ?? null
  })
}

/** Returns the running sums at the end of each day on which something changed. */
function running(rows: DayRow[]): (Counted & { day: string })[] {
  let [people, value] = [0, 0]
  return rows
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((row) => {
      people += row.people
      value += Number(row.value)
      return { day: row.day, people, value: Math.round(value) }
    })
}

/** Returns the months, as 2026-11, from that of the day `first` to that of `last`: at most the last MONTHS_MAX. */
function monthsUntil(last: string, first: string): string[] {
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
  const end = numberOf(last)
  const from = Math.max(numberOf(first), end - MONTHS_MAX + 1)
  return Array.from({ length: Math.max(1, end - from + 1) }, (_, i) => {
    const month = Math.min(from, end) + i
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
