import type { Holdings } from '@fieldfare/shared/account.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { readMine } from '../call/call.ts'

/** How much of a person there is, to be said before they leave: what goes with them, and what stays under no name. */
export const holdings = readMine('account.change', NoArgs).query(async ({ ctx }): Promise<Holdings> => {
  const id = ctx.who.id
  const { rows } = await sql<Holdings>`select
    (select count(*)::integer from area where created_by = ${id} and hidden_at is null) as areas,
    (select count(*)::integer from subscription where person_id = ${id} and left_at is null) as subscriptions,
    (select count(*)::integer from community where created_by = ${id} and hidden_at is null) as communities,
    (select count(*)::integer from thread where created_by = ${id} and hidden_at is null) as threads,
    (select count(*)::integer from comment where created_by = ${id} and hidden_at is null) as comments,
    (select count(*)::integer from treasure where created_by = ${id} and hidden_at is null) as treasures`.execute(
    ctx.db,
  )
  return rows[0] as Holdings
})
