import { type RawBuilder, sql } from 'kysely'
import type { DayRow } from '../../platform/db/columnKinds.ts'
import { years } from './rows.ts'

/**
 * SQL of the change, per day and in cents, of the running contributions to all pledges that are not deleted: of one-time gifts (`once`),
 * and of the sum per year (`yearly`). A contribution is subtracted on the day of its pause or end; a pause that is over does not count.
 * Also counts the people with a running contribution.
 * @param dayOf makes SQL of the day of an instant, as 2026-11-26
 */
export const givenByDay = (dayOf: (at: RawBuilder<unknown>) => RawBuilder<string>): RawBuilder<DayRow> => sql`
  with given as (
    select c.person_id, c.created_at, least(c.paused_at, c.ended_at) as stopped_at,
      case when ${years} = 0 then 'once' else 'yearly' end as key, c.amount_cents::numeric / greatest(${years}, 1) as cents
    from contribution c join pledge on pledge.id = c.pledge_id and pledge.deleted_at is null),
  change as (select key, person_id, at, sign, cents from given
    cross join lateral (values (created_at, 1), (stopped_at, -1)) as change (at, sign) where at is not null),
  counted as (select *, sum(sign) over (partition by key, person_id order by at, sign desc rows unbounded preceding) as open from change)
  select key, ${dayOf(sql`at`)} as day, sum(sign * cents)::float8 as value,
    sum(case when sign = 1 and open = 1 then 1 when sign = -1 and open = 0 then -1 else 0 end)::integer as people
  from counted group by 1, 2`
