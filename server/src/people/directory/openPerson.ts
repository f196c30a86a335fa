import { PersonId, type PersonRecord } from '@fieldfare/shared/people.ts'
import { sql } from 'kysely'
import { write } from '../../platform/call/call.ts'
import { personRecord } from './rows.ts'

/**
 * Reads the record of one person for an admin, with e-mail address and home. The audit log gets at most one entry per hour, since the
 * page reads the record again after each change of the person.
 */
export const open = write('people.seeAll', PersonId).mutation(async ({ input, ctx }): Promise<PersonRecord> => {
  const record = await personRecord(ctx.db, input.userId)
  const { rows } = await sql`select from audit where subject = ${input.userId} and action = 'people.read'
    and person_id = ${ctx.who.id} and at > now() - interval '1 hour' limit 1`.execute(ctx.db)
  if (rows.length === 0) await ctx.audit('people.read', input.userId)
  return record
})
