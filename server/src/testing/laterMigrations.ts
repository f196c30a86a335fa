import type { Migration } from 'kysely/migration'
import { MIGRATIONS } from '../platform/db/migrations/index.ts'

/** Runs `run` as in a later version of the server that has these further migrations. */
export async function withLaterMigrations(later: Record<string, Migration>, run: () => Promise<void>): Promise<void> {
  Object.assign(MIGRATIONS, later)
  try {
    await run()
  } finally {
    for (const name of Object.keys(later)) delete MIGRATIONS[name]
  }
}
