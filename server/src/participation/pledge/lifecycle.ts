import { sql } from 'kysely'
import type { Lifecycle } from '../../platform/call/lifecycle.ts'
import { dueSoon } from './rows.ts'

/** What a person gave stays in the totals when the account is erased, under no name; nobody is reminded of it. */
export const pledgeLifecycle: Lifecycle = {
  async onRestored(db) {
    await sql`update contribution set reminded_of = due.at from (${dueSoon}) due where contribution.id = due.id`.execute(
      db,
    )
  },
  exported: {
    contributions: {
      table: 'contribution',
      owner: 'person_id',
      columns: `pledge_id, amount_cents / 100.0::float8 as amount, reason, created_at, paused_at, ended_at,
        (select p.title from pledge p where p.id = contribution.pledge_id) as title,
        (select p.type from pledge p where p.id = contribution.pledge_id) as type`,
    },
  },
}
