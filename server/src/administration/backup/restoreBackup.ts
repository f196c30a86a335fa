import { PHOTO_SIZES, type PhotoSize } from '@fieldfare/shared/photoUrl.ts'
import type { Database } from '../../platform/db/connect.ts'
import type { Jobs } from '../../platform/jobs/jobs.ts'
import { fileName, type PhotoStore } from '../../platform/photoStore/store.ts'
import { BackupFault, JOBS, tableOfPart } from './backupFormat.ts'
import { fill } from './loadRows.ts'
import { linesOf, partsOf, type Verified } from './readBackup.ts'
import type { KeptJob } from './readRows.ts'

const PHOTO = /^photos\/([\da-f-]{36})\/([\da-f-]{36})\/([a-z]+)\.jpg$/

/**
 * Fills an empty database and the photo store from a backup that verifyBackup has checked. The photos are stored first and
 * never replace existing ones; the database is filled in one transaction.
 * @param wanted tells whether a waiting job is restored
 * @throws BackupFault if the file changed meanwhile, or lacks a photo that is in the tables
 */
export async function restoreBackup(
  db: Database,
  jobs: Jobs,
  photos: PhotoStore,
  file: string,
  { head, manifest }: Verified,
  wanted: (job: KeptJob) => boolean = () => true,
): Promise<void> {
  const restored = new Set(manifest.missing)
  await fill(db, jobs, head, async (loader) => {
    for await (const { name, bytes } of partsOf(file)) {
      const table = head.tables.find((one) => one.name === tableOfPart(name))
      const [, ownerId, id, size] = PHOTO.exec(name) ?? []
      if (table) await loader.load(table, await linesOf(bytes))
      else if (name === JOBS)
        await loader.jobs((await linesOf(bytes)).map((line) => JSON.parse(line) as KeptJob).filter(wanted))
      else if (ownerId && id && size && size in PHOTO_SIZES) {
        await photos.put({ ownerId, id }, size as PhotoSize, bytes)
        restored.add(name)
      }
    }
    const counts = await loader.counts()
    for (const { name } of head.tables) {
      if (counts[name] !== manifest.rows[name]) throw new BackupFault(`${file} changed while it was read: ${name}.`)
    }
    for await (const key of loader.photos()) {
      const lost = (Object.keys(PHOTO_SIZES) as PhotoSize[])
        .map((size) => fileName(key, size))
        .find((one) => !restored.has(one))
      if (lost) throw new BackupFault(`${file} is not whole: the photo ${lost} is missing.`)
    }
  })
}
