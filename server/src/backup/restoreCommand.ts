import { readConfig } from '../config.ts'
import { runCommand } from '../db/command.ts'
import { openPhotoStore } from '../photo/openStore.ts'
import { BackupFault } from './backupFormat.ts'
import { verifyBackup } from './readBackup.ts'
import { restoreBackup } from './restoreBackup.ts'
import { fillTarget, refuseFullTarget } from './restoreTarget.ts'

const USAGE = `npm run restore -- fieldfare.backup            fills an empty database and the photos
npm run restore -- --verify fieldfare.backup   reads the backup to its end and changes nothing`

/** `npm run restore`, with the same settings in the environment as the server will have. */
async function main(args: string[]): Promise<void> {
  const [file, ...more] = args.filter((one) => one !== '--verify')
  if (!file || file.startsWith('-') || more.length > 0) throw new BackupFault(USAGE)
  const verifyAlone = args.includes('--verify')
  process.umask(0o077)
  const config = verifyAlone ? null : readConfig(process.env)
  if (config) await refuseFullTarget(config)
  const verified = await verifyBackup(file)
  const { head, manifest } = verified
  const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0)
  const what = `${rows} rows and ${manifest.photos} photos of ${head.createdAt}`
  if (!config) {
    process.stdout.write(`${file} is whole: ${what}.\n`)
    return
  }
  const photos = openPhotoStore(config)
  try {
    await fillTarget(config, (db, jobs) => restoreBackup(db, jobs, photos, file, verified))
  } finally {
    photos.close()
  }
  process.stdout.write(`Restored: ${what}. Everybody signs in again. Start the server.\n`)
}

runCommand(main)
