import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../platform/config.ts'
import { runCommand } from '../platform/db/command.ts'
import { connect } from '../platform/db/connect.ts'
import { BackupFault } from '../administration/backup/backupFormat.ts'
import { moveContent } from '../administration/backup/moveContent.ts'
import { fillTarget } from '../administration/backup/restoreTarget.ts'

const USAGE = `npm run move -- postgres://user:password@host/database
Copies everything in the embedded database of DATA_DIR into that empty one.`

/** Runs `npm run move`: copies the embedded database to an empty PostgreSQL one. Needs the settings of the old server in the environment. */
async function main(args: string[]): Promise<void> {
  const [target, ...more] = args
  if (!target?.match(/^postgres(ql)?:\/\//) || more.length > 0) throw new BackupFault(USAGE)
  const config = readConfig(process.env)
  if (config.DATABASE_URL) {
    throw new BackupFault('DATABASE_URL is set: this is no embedded database. Use npm run backup and npm run restore.')
  }
  if (!existsSync(join(config.DATA_DIR, 'db'))) throw new BackupFault(`There is no database in ${config.DATA_DIR}.`)
  const from = await connect({ dataDir: config.DATA_DIR })
  try {
    let rows = 0
    await fillTarget({ ...config, DATABASE_URL: target, DATABASE_DIRECT_URL: undefined }, async (to, jobs) => {
      rows = await moveContent(from, to, jobs)
    })
    process.stdout.write(`${rows} rows are in the new database. Start the server with DATABASE_URL from now on.
${join(config.DATA_DIR, 'db')} is the old database: nothing changed there, and nobody uses it any more.
Photos stay where they are.\n`)
  } finally {
    await from.close()
  }
}

runCommand(main)
