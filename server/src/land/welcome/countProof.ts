import { released } from '@fieldfare/shared/siteFigures.ts'
import type { WelcomeFigures } from '@fieldfare/shared/welcomeView.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * Counts public areas, the people who drew them and the communities, through indexes only. The numbers of people and areas are released
 * like the site's totals: a month's numbers stay until there are enough people more or fewer.
 * @param timeZone the time zone in which a month ends
 * @returns null while too few people are counted
 */
export async function countProof(db: Tx, timeZone: string): Promise<WelcomeFigures | null> {
  const { rows } = await sql<{ people: number; places: number }>`
    with drawn as (select created_at, row_number() over (partition by created_by order by created_at) = 1 as first
      from area where deleted_at is null and seen)
    select sum(count(*) filter (where first)) over by_month::integer as people, sum(count(*)) over by_month::integer as places
    from drawn group by to_char(created_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM')
    window by_month as (order by to_char(created_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM'))
    order by to_char(created_at at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`.execute(db)
  const places = released(rows.map((row) => ({ people: row.people, value: row.places }))).at(-1)
  const people = released(rows.map((row) => ({ people: row.people, value: row.people }))).at(-1)
  if (places === undefined || places === null || people === undefined || people === null) return null
  const { lands } = await db
    .selectFrom('community')
    .select((of) => of.fn.countAll<number>().as('lands'))
    .where('deleted_at', 'is', null)
    .where('seen', '=', true)
    .executeTakeFirstOrThrow()
  return { places, people, lands: Number(lands) }
}
