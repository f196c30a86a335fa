import { SeenIt } from '@fieldfare/shared/callback.ts'
import { sql } from 'kysely'
import { write } from '../call/call.ts'

/**
 * The caller has a thing on screen, so nobody calls them back about it. Of what does not exist nothing is kept; whether it does is
 * not answered.
 */
export const seenIt = write('callback.change', SeenIt).mutation(async ({ input: { kind, id }, ctx }) => {
  // Every kind's table bears its name; so do those of communities and areas.
  await sql`
    insert into seen (person_id, subject, at)
    select ${ctx.who.id}, id, ${new Date(ctx.deps.now())} from ${sql.table(kind)} where id = ${id}
    on conflict (person_id, subject) do update set at = greatest(seen.at, excluded.at)`.execute(ctx.db)
  return { seen: true as const }
})
