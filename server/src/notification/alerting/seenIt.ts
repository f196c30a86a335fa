import { SeenIt } from '@fieldfare/shared/alert.ts'
import { sql } from 'kysely'
import { write } from '../../platform/call/call.ts'
import { allKinds } from '../../content/kind.ts'

/** The minimum of hours between two views of a thing by one person, for the second view to begin a new visit. */
export const VISIT_HOURS = 6

/**
 * Records that the caller has a thing on screen, so that the caller is not alerted to it. Nothing is stored for an
 * unknown id, and the answer does not reveal whether the id is known.
 */
export const seenIt = write('alert.use', SeenIt).mutation(async ({ input: { id }, ctx }) => {
  // The table of each kind has the kind's name.
  const tables = ['area', 'community', ...allKinds().map(({ kind }) => kind)]
  const things = sql.join(
    [
      ...tables.map((table) => sql`select id from ${sql.table(table)} where id = ${id}`),
      // The id of the caller's account is used as the id of the caller's start page.
      sql`select id from person where id = ${id} and id = ${ctx.who.id}`,
    ],
    // Clients generate ids, so things in two tables may have the same id.
    sql` union `,
  )
  await sql`
    insert into seen (person_id, subject, at) select ${ctx.who.id}, id, clock_timestamp() from (${things}) thing
    on conflict (person_id, subject) do update set at = excluded.at,
      visit_before = case when seen.at < excluded.at - make_interval(hours => ${sql.lit(VISIT_HOURS)})
        then seen.at else seen.visit_before end`.execute(ctx.db)
  return { seen: true as const }
})
