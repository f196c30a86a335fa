import { readConfig } from '../config.ts'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { FolderInUse } from '../db/pglite/lock.ts'
import { recountLoveMap } from './release.ts'

/** `npm run love-map`: counts the love map anew, with the same settings in the environment as the server has. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const db = await connect({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
  })
  try {
    await migrate(db)
    await recountLoveMap(db.kysely)
    const { count } = await db.kysely
      .selectFrom('love_cell')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    process.stdout.write(`The love map is counted anew: ${count} cells.\n`)
  } finally {
    await db.close()
  }
}

main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error)
  const advice =
    'The server runs on the embedded database, which one program at a time can open. Stop it, run this again, then start it.'
  process.stderr.write(`${error instanceof FolderInUse ? advice : text}\n`)
  process.exit(1)
})
