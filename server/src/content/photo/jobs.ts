import { sql } from 'kysely'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { fileOf, photoFile } from './rows.ts'
import type { PhotoKey } from '../../platform/photoStore/store.ts'
import { isAttached } from './attach.ts'

interface PhotoJobs {
  /** Copies a photo to the image host, if one is configured. */
  postPhoto: { photoId: string }
  purgePhotos: Record<string, never>
  /** Removes the files of photos whose rows are already deleted; the ids are those of the files. */
  removePhotoFiles: { photos: { id: string; ownerId: string }[] }
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends PhotoJobs {}
}

export const photoJobPlans: JobPlans<keyof PhotoJobs> = {
  postPhoto: { retryLimit: 12 },
  // Runs after the purge of content, which frees the photos of purged content.
  purgePhotos: { retryLimit: 2, cron: '45 3 * * *' },
  removePhotoFiles: { retryLimit: 12 },
}

/** The minimum age of an unused photo to be purged: a newer one may belong to a text that is still being written. */
const UNUSED_MS = 24 * 3600 * 1000
const AT_ONCE = 100
const HOST_MS = 30_000

export function photoJobs({
  config,
  db,
  jobs,
  photos,
}: Pick<Deps, 'config' | 'db' | 'jobs' | 'photos'>): JobHandlers<keyof PhotoJobs> {
  /** Deletes the rows of some unused photos; a job removes their files once this is committed. */
  const purgeSome = (before: Date): Promise<number> =>
    db.kysely.transaction().execute(async (tx) => {
      const unused = await tx
        .selectFrom('photo')
        .select('id')
        .where('created_at', '<', before)
        .where((where) => where.not(isAttached()))
        .where((where) => where.not(inDraft))
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute()
      if (unused.length === 0) return 0
      const ids = unused.map(({ id }) => id)
      // A photo may have been attached while this transaction waited for the lock, so all are checked again.
      const deleted: PhotoKey[] = await tx
        .deleteFrom('photo')
        .where('id', 'in', ids)
        .where((where) => where.not(isAttached()))
        .returning([fileOf.as('id'), 'owner_id as ownerId'])
        .execute()
      if (deleted.length > 0) await jobs.enqueue(tx, 'removePhotoFiles', { photos: deleted })
      return deleted.length
    })

  return {
    async postPhoto({ photoId }) {
      const photo = await photoFile(db.kysely, photoId)
      const content = photo && (await photos.get(photo, 'full'))
      if (!config.IMAGE_HOST_URL || !content) return
      const body = new URLSearchParams({
        content: content.toString('base64'),
        userid: photo.ownerId,
        extension: '.jpg',
        name: photoId,
        measureid: photoId,
      })
      const answer = await fetch(config.IMAGE_HOST_URL, { method: 'POST', body, signal: AbortSignal.timeout(HOST_MS) })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the image host answered ${answer.status}`)
    },
    async purgePhotos() {
      const before = new Date(Date.now() - UNUSED_MS)
      while ((await purgeSome(before)) === AT_ONCE);
    },
    async removePhotoFiles({ photos: gone }) {
      for (const key of gone) await photos.remove(key)
    },
  }
}

/** SQL that tells whether a draft of the photo's owner contains the photo. */
const inDraft = sql<boolean>`exists (select from draft d
  where d.person_id = photo.owner_id and d.content::text like '%' || photo.id || '%')`
