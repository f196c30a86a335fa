import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '../platform/config.ts'
import { runCommand } from '../platform/db/command.ts'
import { connect } from '../platform/db/connect.ts'
import { openPhotoStore } from '../platform/photoStore/openStore.ts'
import { BackupFault } from '../administration/backup/backupFormat.ts'
import { writeBackup } from '../administration/backup/writeBackup.ts'

const USAGE = `npm run backup -- fieldfare.backup   writes all content and the photos to one new file`

/** Runs `npm run backup`: writes all content and the photos to a new file. Needs the server's settings in the environment. */
async function main(args: string[]): Promise<void> {
  const [file, ...more] = args
  if (!file || file.startsWith('-') || more.length > 0) throw new BackupFault(USAGE)
  const config = readConfig(process.env)
  if (!config.DATABASE_URL && !existsSync(join(config.DATA_DIR, 'db'))) {
    throw new BackupFault(`There is no database in ${config.DATA_DIR}.`)
  }
  const photos = openPhotoStore(config)
  // The command never migrates: a backup before an upgrade must contain the database unchanged.
  const db = await connect({
    dataDir: config.DATA_DIR,
    databaseUrl: config.DATABASE_URL,
    directUrl: config.DATABASE_DIRECT_URL,
  })
  try {
    const { rows, photos: count, missing } = await writeBackup(db, photos, file)
    const all = Object.values(rows).reduce((sum, one) => sum + one, 0)
    process.stdout.write(`${file}: ${all} rows, ${count} photos, ${(await stat(file)).size} bytes.\n`)
    if (missing.length > 0) {
      process.stdout.write(`${missing.length} files of photos are not where they should be, such as ${missing[0]}.\n`)
    }
  } finally {
    photos.close()
    await db.close()
  }
}

runCommand(main)
