import { SeenIt } from '@fieldfare/shared/alert.ts'
import { sql } from 'kysely'
import { write } from '../../platform/call/call.ts'
import { allKinds } from '../../content/kind.ts'

/**
 * The caller has a thing on screen, so nobody calls them back about it. Of what does not exist nothing is kept; whether it does is
 * not answered.
 */
export const seenIt = write('alert.use', SeenIt).mutation(async ({ input: { id }, ctx }) => {
  // The table of each kind has the kind's name.
  const tables = ['area', 'community', ...allKinds().map(({ kind }) => kind)]
  const things = sql.join(
    tables.map((table) => sql`select id from ${sql.table(table)} where id = ${id}`),
    sql` union all `,
  )
  await sql`
    insert into seen (person_id, subject, at) select ${ctx.who.id}, id, clock_timestamp() from (${things}) thing
    on conflict (person_id, subject) do update set at = excluded.at`.execute(ctx.db)
  return { seen: true as const }
})
