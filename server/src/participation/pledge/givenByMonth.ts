import { type RawBuilder, sql } from 'kysely'
import type { MonthRow } from '../../platform/db/columnKinds.ts'

/**
 * SQL for the cents that were pledged in each month, to all projects that are not deleted.
 * @param monthOf the month of a column with an instant, as 2026-11
 */
export const givenByMonth = (monthOf: (at: RawBuilder<unknown>) => RawBuilder<string>): RawBuilder<MonthRow> => sql`
  with given as (select c.created_at, c.amount_cents, row_number() over (partition by c.person_id order by c.created_at) = 1 as first
    from contribution c join pledge p on p.id = c.pledge_id and p.deleted_at is null)
  select '' as key, ${monthOf(sql`created_at`)} as month, count(*) filter (where first)::integer as people, sum(amount_cents)::bigint as value
  from given group by 2`
