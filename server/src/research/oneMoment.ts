import { sql } from 'kysely'
import type { Database } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/tables.ts'

/**
 * Reads everything as it is at one moment, `at`, by cursors. On the embedded database others wait meanwhile: it has one session.
 */
export const atOneMoment = <T>(
  { kysely }: Pick<Database, 'kysely'>,
  read: (tx: Tx, at: Date) => Promise<T>,
): Promise<T> =>
  kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Every row is read, so the planner must not prefer plans that return only the first rows quickly.
      await sql`set local cursor_tuple_fraction = 1`.execute(tx)
      const { rows } = await sql<{ at: Date }>`select now() as at`.execute(tx)
      return read(tx, rows[0]?.at ?? new Date())
    })
