import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Database } from '../../platform/db/connect.ts'
import { type ContentTable, contentTables, migrationNames, type Sequence, sequences } from './contentTables.ts'

/** The number of rows that a cursor reads at a time: a row with a large outline has about 200 kB. */
const AT_ONCE = 100

/** A waiting job. */
export interface KeptJob {
  /** The job's id; some kinds of jobs use fixed ids to exist only once. */
  id: string
  name: string
  data: object
  /** The earliest time to start the job, in ISO 8601. */
  startAfter: string
  singletonKey: string | null
}

/** The content of a database at one moment. */
export interface Snapshot {
  tables: ContentTable[]
  sequences: Sequence[]
  migrations: string[]
  /** Yields the files of each photo: the owner's id, and the name of the files of both sizes. */
  photos(): AsyncGenerator<{ ownerId: string; id: string }>
  /** Yields each row as JSON: a list of texts and nulls, in the order of the table's columns. */
  rows(table: ContentTable): AsyncGenerator<string>
  jobs(): AsyncGenerator<KeptJob>
}

/** Runs `read` on one snapshot of the content, unaffected by concurrent writes. */
export async function withSnapshot<T>(db: Database, read: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  return onDirectPool(db, (kysely) =>
    kysely
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // With these settings, the text of every value is read back as the same value on any machine.
        await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true),
          set_config('intervalstyle', 'iso_8601', true), set_config('extra_float_digits', '1', true),
          set_config('bytea_output', 'hex', true)`.execute(tx)
        const tables = await contentTables(tx)
        return read({
          tables,
          sequences: await sequences(tx),
          migrations: await migrationNames(tx),
          rows: (table) => rowsOf(tx, table),
          photos: () => photoFiles(tx),
          jobs: () => waitingJobs(tx),
        })
      }),
  )
}

async function* rowsOf(tx: Kysely<never>, { name, columns }: ContentTable): AsyncGenerator<string> {
  const values = sql.join(columns.map((column) => sql`${sql.ref(column.name)}::text`))
  const query = sql`select json_build_array(${values})::text as value from ${sql.table(name)}`
  yield* walk<string>(tx, query)
}

/** Yields the files of all photos. */
export async function* photoFiles(tx: Kysely<never>): AsyncGenerator<{ ownerId: string; id: string }> {
  // The column is read from JSON, since a database of an earlier version may not have it.
  yield* walk(
    tx,
    sql`select json_build_object('ownerId', owner_id, 'id', coalesce(to_jsonb(photo) ->> 'file', id::text)) as value from photo`,
  )
}

async function* waitingJobs(tx: Kysely<never>): AsyncGenerator<KeptJob> {
  const table = await sql<{ there: boolean }>`select to_regclass('pgboss.job') is not null as there`.execute(tx)
  if (!table.rows[0]?.there) return
  yield* walk<KeptJob>(
    tx,
    sql`select json_build_object('id', id, 'name', name, 'data', coalesce(data, '{}'), 'startAfter', start_after, 'singletonKey', singleton_key)
      as value from pgboss.job
      where state in ('created', 'retry', 'active') and name in (select name from pgboss.queue) and name not like '\\_\\_%'
      order by created_on, id`,
  )
}

async function* walk<T>(tx: Kysely<never>, query: ReturnType<typeof sql>): AsyncGenerator<T> {
  await sql`declare walk no scroll cursor for ${query}`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ value: T }>`fetch ${sql.lit(AT_ONCE)} from walk`.execute(tx)
    for (const { value } of rows) yield value
    if (rows.length < AT_ONCE) break
  }
  await sql`close walk`.execute(tx)
}

/** Runs a function on connections without the timeouts that requests have. */
export async function onDirectPool<T>(db: Database, run: (kysely: Kysely<never>) => Promise<T>): Promise<T> {
  const pool = db.directPool()
  const kysely = new Kysely<never>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await run(kysely)
  } finally {
    if (pool !== db.pool) await kysely.destroy()
  }
}
