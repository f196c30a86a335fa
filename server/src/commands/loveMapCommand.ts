import { readConfig } from '../platform/config.ts'
import { runCommand, withDatabase } from '../platform/db/command.ts'
import { recountLoveMap } from '../land/loveMap/release.ts'

/** Runs `npm run love-map`: counts the love map anew. Needs the server's settings in the environment. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  await withDatabase(config, async (db) => {
    await recountLoveMap(db.kysely)
    const { count } = await db.kysely
      .selectFrom('love_cell')
      .select((select) => select.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    process.stdout.write(`The love map is counted anew: ${count} cells.\n`)
  })
}

runCommand(main)
