import { sql } from 'kysely'
import type { Database } from '../platform/db/connect.ts'
import type { Tx } from '../platform/db/tables.ts'

/**
 * Runs `read` in one database snapshot suited to cursors; its argument `at` is the snapshot's time. On the embedded database other
 * queries wait meanwhile, since it has one session.
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
      // Every row is read, so the planner must not prefer plans that are only quick for the first rows.
      await sql`set local cursor_tuple_fraction = 1`.execute(tx)
      const { rows } = await sql<{ at: Date }>`select now() as at`.execute(tx)
      return read(tx, rows[0]?.at ?? new Date())
    })
