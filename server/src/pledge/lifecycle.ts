import type { Lifecycle } from '../call/lifecycle.ts'

/** What a person gave stays in the totals when the account is erased, under no name; nobody is reminded of it. */
export const pledgeLifecycle: Lifecycle = {
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
