import type { Config } from '../config.ts'
import { connect, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { FolderInUse } from './pglite/lock.ts'

const ADVICE =
  'The server runs on the embedded database, which one program at a time can open. Stop it, run this again, then start it.'

/** Opens the database of these settings, migrates it, runs a task with it, and closes it. */
export async function withDatabase(config: Config, does: (db: Database) => Promise<void>): Promise<void> {
  const db = await connect({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
  })
  try {
    await migrate(db)
    await does(db)
  } finally {
    await db.close()
  }
}

/** Runs a command with the arguments of the command line. An error is printed as one sentence, with exit code 1. */
export function runCommand(main: (args: string[]) => Promise<void>): void {
  main(process.argv.slice(2)).catch((error: unknown) => {
    const text = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${error instanceof FolderInUse ? ADVICE : text}\n`)
    process.exit(1)
  })
}
