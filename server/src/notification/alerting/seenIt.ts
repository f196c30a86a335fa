import { SeenIt } from '@fieldfare/shared/alert.ts'
import { sql } from 'kysely'
import { write } from '../../platform/call/call.ts'
import { allKinds } from '../../content/kind.ts'

/** The hours without a look after which the next one begins a new visit. */
export const VISIT_HOURS = 6

/**
 * Registers that the caller has a thing on screen, so that nobody alerts them to it. Nothing is stored for an unknown
 * id, and the answer does not tell whether it is known.
 */
export const seenIt = write('alert.use', SeenIt).mutation(async ({ input: { id }, ctx }) => {
  // The table of each kind has the kind's name.
  const tables = ['area', 'community', ...allKinds().map(({ kind }) => kind)]
  const things = sql.join(
    [
      ...tables.map((table) => sql`select id from ${sql.table(table)} where id = ${id}`),
      // Their own start page.
      sql`select id from person where id = ${id} and id = ${ctx.who.id}`,
    ],
    // Clients make ids: two things of different tables may have the same one.
    sql` union `,
  )
  await sql`
    insert into seen (person_id, subject, at) select ${ctx.who.id}, id, clock_timestamp() from (${things}) thing
    on conflict (person_id, subject) do update set at = excluded.at,
      visit_before = case when seen.at < excluded.at - make_interval(hours => ${sql.lit(VISIT_HOURS)})
        then seen.at else seen.visit_before end`.execute(ctx.db)
  return { seen: true as const }
})
