import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** SQL of whether the account `"user"` is disabled. */
export const isDisabled = sql<boolean>`exists (select from person where person.id = "user".id and person.disabled_at is not null)`

/** Refuses a person whose account was erased or disabled since their session was read. */
export async function assertInUse(db: Tx, id: string): Promise<void> {
  const { rows } = await sql`
    select from auth."user" as "user" where "user".id = ${id} and not ${isDisabled}`.execute(db)
  if (rows.length === 0) throw new AppError('not-signed-in')
}
