import { type Config, readConfig } from '../platform/config.ts'
import { runCommand } from '../platform/db/command.ts'
import { openPhotoStore } from '../platform/photoStore/openStore.ts'
import { BackupFault } from '../administration/backup/backupFormat.ts'
import { type Verified, verifyBackup } from '../administration/backup/readBackup.ts'
import { restoreFile } from '../administration/backup/restoreFile.ts'
import { accountHooks } from '../nouns.ts'

const USAGE = `npm run restore -- fieldfare.backup            fills an empty database and the photos
npm run restore -- --verify fieldfare.backup   reads the backup to its end and changes nothing
npm run restore -- --send-mails fieldfare.backup   sends the mails that waited, too: only where the server did not run since`

const OPTIONS = ['--verify', '--send-mails']

/** Runs `npm run restore`: restores a backup, or only verifies it. Needs the new server's settings in the environment. */
async function main(args: string[]): Promise<void> {
  const [file, ...more] = args.filter((one) => !OPTIONS.includes(one))
  if (!file || file.startsWith('-') || more.length > 0) throw new BackupFault(USAGE)
  const verifyAlone = args.includes('--verify')
  process.umask(0o077)
  const config = verifyAlone ? null : readConfig(process.env)
  const sendMails = args.includes('--send-mails')
  const { head, manifest } = await (config ? restore(config, file, sendMails) : verifyBackup(file))
  const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0)
  const content = `${rows} rows and ${manifest.photos} photos of ${head.createdAt}`
  if (!config) {
    process.stdout.write(`${file} is whole: ${content}.\n`)
    return
  }
  const mails = sendMails ? 'Mails that waited are sent' : 'Mails that waited are not sent'
  process.stdout.write(`Restored: ${content}. Everybody signs in again. ${mails}. Start the server.\n`)
}

async function restore(config: Config, file: string, sendMails: boolean): Promise<Verified> {
  const photos = openPhotoStore(config)
  try {
    return await restoreFile(config, photos, file, { sendMails, accountHooks })
  } finally {
    photos.close()
  }
}

runCommand(main)
