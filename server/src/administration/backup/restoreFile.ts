import type { AccountHooks } from '../../platform/call/accountHooks.ts'
import type { Config } from '../../platform/config.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { PhotoStore } from '../../platform/photoStore/store.ts'
import { type Verified, verifyBackup } from './readBackup.ts'
import type { KeptJob } from './readRows.ts'
import { restoreBackup } from './restoreBackup.ts'
import { fillTarget, refuseFullTarget } from './restoreTarget.ts'

interface Options {
  /** True to send the mails that waited at the time of the backup: only if no server has run since. */
  sendMails?: boolean
  /** The hooks of every noun (feature): each ends mails that must not be sent twice. */
  accountHooks: readonly AccountHooks[]
}

/**
 * Fills the empty database and the photo store of a configuration from a backup. Changes nothing before the whole file was verified.
 * Mails that waited at the time of the backup, or were due since, may have been sent already: they are sent only with `sendMails`.
 * @throws BackupFault if the target is not empty, or the file is no complete backup of this or an earlier version
 */
export async function restoreFile(
  config: Config,
  photos: PhotoStore,
  file: string,
  { sendMails = false, accountHooks }: Options,
): Promise<Verified> {
  await refuseFullTarget(config)
  const verified = await verifyBackup(file)
  await fillTarget(
    config,
    (db, jobs) => restoreBackup(db, jobs, photos, file, verified, sendMails ? undefined : mailsNobody),
    sendMails ? undefined : (db) => endMails(db, accountHooks, { now: new Date(), timeZone: config.TIME_ZONE }),
  )
  return verified
}

/** Tells whether a job sends no mails: the names of jobs that do begin with 'mail'. */
const mailsNobody = ({ name }: KeptJob): boolean => !name.startsWith('mail')

const endMails = (
  { kysely }: Database,
  accountHooks: readonly AccountHooks[],
  at: { now: Date; timeZone: string },
): Promise<void> =>
  kysely.transaction().execute(async (tx) => {
    for (const { onRestored } of accountHooks) await onRestored?.(tx, at)
  })
