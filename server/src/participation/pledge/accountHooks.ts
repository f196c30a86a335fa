import { sql } from 'kysely'
import { deleteReader, endRestored } from '../../content/delivery/ledger.ts'
import type { AccountHooks } from '../../platform/call/accountHooks.ts'
import { dueSoon } from './rows.ts'

/** The account hooks of contributions: those of an erased person stay in the totals, without a name and without reminders. */
export const pledgeAccountHooks: AccountHooks = {
  async onErased({ db }, personId) {
    await deleteReader(db, 'pledge', personId)
  },
  async onRestored(db, { now }) {
    await endRestored(db, 'pledge', 'none', now)
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
