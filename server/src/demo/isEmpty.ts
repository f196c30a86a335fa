import type { Kysely } from 'kysely'
import type { Tables } from '../platform/db/tables.ts'

/** Demo content is for a database without people. */
export async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom('person').select('id').limit(1).executeTakeFirst()) === undefined
}
