import { sql, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../../platform/db/connect.ts'
import { MIGRATIONS } from '../../platform/db/migrations/index.ts'
import { refuseOlderDatabase } from '../../platform/db/olderBuild.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { type JobName, jobPlans } from '../../platform/jobs/jobPlans.ts'
import { type ContentTable, contentTables, migrationNames, type Sequence } from './contentTables.ts'
import { type KeptJob, onDirectPool, photoFiles } from './readRows.ts'

/** The maximum of characters that one statement inserts; a longer row gets its own statement. */
const STATEMENT_CHARS = 1_000_000

/** The functions that insert content into an empty database. */
export interface Loader {
  /** @param lines rows as readRows.ts gives them */
  load(table: ContentTable, lines: AsyncIterable<string> | Iterable<string>): Promise<number>
  jobs(kept: AsyncIterable<KeptJob> | Iterable<KeptJob>): Promise<void>
  /** Counts the rows of each table now. */
  counts(): Promise<Record<string, number>>
  /** Yields the files of the photos that are in the tables now. */
  photos(): AsyncIterable<{ ownerId: string; id: string }>
}

export interface Loaded {
  sequences: readonly Sequence[]
  migrations: readonly string[]
}

/** @throws if a database to be read has a migration that this version lacks: an older build or a newer version wrote it. */
export function refuseForeign(migrations: readonly string[]): void {
  refuseOlderDatabase(migrations)
  refuseNewer(migrations, 'The database')
}

/** @throws if this version lacks any of the migrations: a newer version wrote them. */
export function refuseNewer(migrations: readonly string[], what: string): void {
  const unknown = migrations.filter((name) => !Object.hasOwn(MIGRATIONS, name))
  if (unknown.length === 0) return
  throw new Error(
    `${what} is from a newer version of Fieldfare (${unknown.join(', ')}). Use that version or a newer one.`,
  )
}

/** @throws if the database already has tables of the app. */
export async function refuseFull(db: Database, what: string): Promise<void> {
  const names = await onDirectPool(db, async (kysely) => [
    ...(await migrationNames(kysely)),
    ...(await contentTables(kysely)).map(({ name }) => name),
  ])
  if (names.length > 0) throw new Error(`${what} is not empty. Nothing was changed: only an empty database is filled.`)
}

/**
 * Fills an empty database in one transaction: first makes the tables as of the source's migrations, then inserts the
 * content. A failure leaves no table behind. The caller runs later migrations afterwards.
 */
export async function fill(
  db: Database,
  jobs: Jobs,
  from: Loaded,
  load: (loader: Loader) => Promise<void>,
): Promise<void> {
  await onDirectPool(db, (kysely) =>
    kysely.transaction().execute(async (tx) => {
      await makeTables(tx, from.migrations)
      const tables = await contentTables(tx)
      const rebuild = await withoutRules(tx, tables)
      await load({
        load: (table, lines) => insertRows(tx, fitting(table, tables), lines),
        jobs: (kept) => takeOver(jobs, tx, kept),
        counts: () => countRows(tx, tables),
        photos: () => photoFiles(tx),
      })
      for (const { name, value, called } of from.sequences) {
        await sql`select setval(${name}::regclass, ${value}::bigint, ${called})`.execute(tx)
      }
      await rebuild()
    }),
  )
}

async function makeTables(tx: Transaction<never>, names: readonly string[]): Promise<void> {
  const known = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)))
  const { error } = await new Migrator({ db: tx, provider: { getMigrations: async () => known } }).migrateToLatest()
  if (error) throw error
}

/**
 * Empties the tables and drops their foreign keys and triggers, since rows are inserted in any order, and rows written by
 * triggers are part of the content. @returns a function that restores keys and triggers, and so checks every reference
 */
async function withoutRules(tx: Transaction<never>, tables: readonly ContentTable[]): Promise<() => Promise<void>> {
  const { rows } = await sql<{ on: string; name: string; definition: string }>`
    select n.nspname || '.' || c.relname as on, r.conname as name, pg_get_constraintdef(r.oid) as definition
    from pg_constraint r join pg_class c on c.oid = r.conrelid join pg_namespace n on n.oid = c.relnamespace
    where r.contype = 'f' and n.nspname in ('public', 'auth')`.execute(tx)
  for (const { name } of tables) await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx)
  // A trigger forbids deletions from some tables, but not `truncate`.
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(tx)
  for (const { on, name } of rows) await sql`alter table ${sql.table(on)} drop constraint ${sql.id(name)}`.execute(tx)
  return async () => {
    for (const { on, name, definition } of rows) {
      await sql`alter table ${sql.table(on)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
    }
    for (const { name } of tables) await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx)
    for (const { name } of tables) await sql`analyze ${sql.table(name)}`.execute(tx)
  }
}

function fitting(expected: ContentTable, tables: readonly ContentTable[]): ContentTable {
  const table = tables.find(({ name }) => name === expected.name)
  const columns = (one: ContentTable) => one.columns.map(({ name, type }) => `${name} ${type}`).join()
  if (!table || columns(table) !== columns(expected)) {
    throw new Error(`The table ${expected.name} has other columns here than where the content is from.`)
  }
  return table
}

async function insertRows(
  tx: Transaction<never>,
  { name, columns }: ContentTable,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  const into = sql.join(columns.map((column) => sql.id(column.name)))
  const values = sql.join(columns.map((column, at) => sql`(r ->> ${sql.lit(at)})::${sql.raw(column.type)}`))
  let batch: string[] = []
  let [chars, count] = [0, 0]
  const flush = async () => {
    if (batch.length === 0) return
    await sql`insert into ${sql.table(name)} (${into}) overriding system value
      select ${values} from json_array_elements(${`[${batch.join()}]`}::json) r`.execute(tx)
    count += batch.length
    ;[batch, chars] = [[], 0]
  }
  for await (const line of lines) {
    if (chars + line.length > STATEMENT_CHARS) await flush()
    batch.push(line)
    chars += line.length
  }
  await flush()
  return count
}

async function countRows(tx: Transaction<never>, tables: readonly ContentTable[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)}`.execute(tx)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/** Inserts the waiting jobs, except those of kinds that no longer exist. */
async function takeOver(jobs: Jobs, tx: Transaction<never>, kept: AsyncIterable<KeptJob> | Iterable<KeptJob>) {
  for await (const job of kept) {
    if (!Object.hasOwn(jobPlans(), job.name)) continue
    await jobs.takeOver(tx, job.name as JobName, job)
  }
}
