import { Kysely, PostgresDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from './connect.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { refuseOlderDatabase } from './olderBuild.ts'

/**
 * Brings the schema up to date, under an advisory lock: of several processes one migrates, the others wait. A database
 * that a newer version has already migrated further is left unchanged, so that old and new may run side by side.
 * @returns the names of the migrations that ran
 * @throws OlderBuild for a database of a build before the first release, which is left unchanged
 */
export async function migrate(
  db: Pick<Database, 'pool' | 'directPool'>,
  migrations: Record<string, Migration> = MIGRATIONS,
): Promise<string[]> {
  const pool = db.directPool()
  const kysely = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  const pending = async (): Promise<boolean> => {
    const executed = await executedNames(kysely)
    refuseOlderDatabase(executed)
    return Object.keys(migrations).some((name) => !executed.has(name))
  }
  try {
    if (!(await pending())) return []
    const migrator = new Migrator({ db: kysely, provider: { getMigrations: async () => migrations } })
    const { error, results = [] } = await migrator.migrateToLatest()
    if (!error) return results.map(({ migrationName }) => migrationName)
    if (await pending()) throw error
    return []
  } finally {
    if (pool !== db.pool) await kysely.destroy()
  }
}

async function executedNames(kysely: Kysely<unknown>): Promise<Set<string>> {
  const found = sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`
  const table = await found.execute(kysely)
  if (!table.rows[0]?.found) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
  return new Set(rows.map(({ name }) => name))
}
