import { GROUP_STEP, type Level, LEVELS, MONTHS_MAX, OBJECTIVES, RATING_MAX } from '@fieldfare/shared/limits.ts'
import { type Counted, released, type Series, type SiteFigures } from '@fieldfare/shared/siteFigures.ts'
import { type RawBuilder, sql } from 'kysely'
import type { MonthRow } from '../../platform/db/columnKinds.ts'
import type { Tx } from '../../platform/db/tables.ts'

export type GivenByMonth = (monthOf: (at: RawBuilder<unknown>) => RawBuilder<string>) => RawBuilder<MonthRow>

/**
 * Counts the site's totals by month. One query each, over an index alone where there are many rows.
 * @param timeZone in which a month ends
 * @param given the cents that people pledged by month: the rows are those of a kind of content, which the router knows
 */
export async function countFigures(
  db: Tx,
  timeZone: string,
  given: GivenByMonth,
  now = new Date(),
): Promise<SiteFigures> {
  const monthOf = (at: RawBuilder<unknown>) => sql<string>`to_char(${at} at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`
  const read = async (query: RawBuilder<MonthRow>) => (await query.execute(db)).rows

  const people = await read(sql`
    select '' as key, ${monthOf(sql`created_at`)} as month, count(*)::integer as people, count(*)::integer as value
    from person where deleted_at is null group by 2`)
  // A person counts in the month of their first area, in each level separately.
  const areas = await read(sql`
    with drawn as (select level, created_by, created_at, row_number() over (partition by level, created_by order by created_at) = 1 as first
      from area where deleted_at is null and seen)
    select level as key, ${monthOf(sql`created_at`)} as month, count(*) filter (where first)::integer as people, count(*)::integer as value
    from drawn group by 1, 2`)
  const subscriptions = await read(sql`
    with joined as (select joined_at, row_number() over (partition by person_id order by joined_at) = 1 as first
      from subscription where left_at is null and seen)
    select '' as key, ${monthOf(sql`joined_at`)} as month, count(*) filter (where first)::integer as people, count(*)::integer as value
    from joined group by 2`)
  const pledged = await read(given(monthOf))
  // Budgets are for research alone. Only a person's newest one counts: its shares are added, and subtracted when the
  // next is saved.
  const shares = await read(sql`
    with budget as (select id, created_at as from_at, lead(created_at) over (partition by person_id order by created_at, id) as until_at
        from funding f where exists (select from consent_now c where c.person_id = f.person_id and c.kind = 'research' and c.given)),
      share as (select b.from_at, b.until_at, o.objective, o.amount_cents from budget b join funding_objective o on o.funding_id = b.id)
    select objective as key, ${monthOf(sql`at`)} as month, sum(sign)::integer as people, sum(sign * amount_cents)::bigint as value
    from share cross join lateral (values (from_at, 1), (until_at, -1)) as change (at, sign) where at is not null group by 1, 2`)
  const { rows: rated } = await sql<{ rating: number; people: number }>`
    select rating, count(distinct created_by)::integer as people from area where deleted_at is null and seen group by 1`.execute(
    db,
  )

  const last = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' }).format(now)
  const all = [...people, ...areas, ...subscriptions, ...pledged, ...shares].map(({ month }) => month)
  const months = monthsUntil(last, all.toSorted()[0] ?? last)
  const series = (rows: MonthRow[]) => released(running(rows, months))
  return {
    asOf: now.toISOString(),
    months,
    people: series(people),
    areas: Object.fromEntries(
      LEVELS.map((level) => [level, series(areas.filter(({ key }) => key === level))]),
    ) as Record<Level, Series>,
    subscriptions: series(subscriptions),
    pledged: series(pledged),
    ratings: Array.from({ length: RATING_MAX }, (_, at) => {
      const count = rated.find(({ rating }) => rating === at + 1)?.people ?? 0
      return count < GROUP_STEP ? null : count - (count % GROUP_STEP)
    }),
    funding: Object.fromEntries(
      OBJECTIVES.map((objective) => {
        const counted = running(
          shares.filter(({ key }) => key === objective),
          months,
        )
        return [objective, { total: released(counted), mean: released(counted.map(meanOf)) }]
      }),
    ) as SiteFigures['funding'],
  }
}

/** Returns the same people's mean. */
const meanOf = ({ people, value }: Counted): Counted => ({
  people,
  value: people === 0 ? 0 : Math.round(value / people),
})

/** The sums up to the end of each month, also of those before the first one. */
function running(rows: MonthRow[], months: string[]): Counted[] {
  const sorted = rows.toSorted((a, b) => (a.month < b.month ? -1 : 1))
  let [at, people, value] = [0, 0, 0]
  return months.map((month) => {
    for (let row = sorted[at]; row && row.month <= month; row = sorted[++at]) {
      people += row.people
      value += Number(row.value)
    }
    return { people, value }
  })
}

/** The months from the first on, as 2026-11, at most MONTHS_MAX of them. */
function monthsUntil(last: string, first: string): string[] {
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
  const end = numberOf(last)
  const from = Math.max(numberOf(first), end - MONTHS_MAX + 1)
  return Array.from({ length: Math.max(1, end - from + 1) }, (_, i) => {
    const month = Math.min(from, end) + i
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
