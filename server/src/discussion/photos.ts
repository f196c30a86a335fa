import { AppError } from '@fieldfare/shared/errors.ts'
import { PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import type { TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import type { Tx } from '../db/tables.ts'
import { takePhotos } from '../photo/take.ts'

/** Has a thread show these photos of the writer's in this order, in place of those it had. */
export async function showPhotos(
  { db, who }: TransactionContext & { who: Session },
  threadId: string,
  photoIds: string[],
): Promise<void> {
  if (photoIds.length > PHOTOS_MAX)
    throw new AppError('bad-input', [{ path: ['base64Images'], key: 'tooMany', params: { max: PHOTOS_MAX } }])
  await db.deleteFrom('thread_photo').where('thread_id', '=', threadId).execute()
  await takePhotos(db, who.id, photoIds, 'photoIds')
  if (photoIds.length === 0) return
  const rows = photoIds.map((photo_id, position) => ({ thread_id: threadId, position, photo_id }))
  await db.insertInto('thread_photo').values(rows).execute()
}

/** The ids of the photos that a thread shows, in their order. */
export async function shownIn(db: Tx, threadId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('thread_photo')
    .select('photo_id')
    .where('thread_id', '=', threadId)
    .orderBy('position')
    .execute()
  return rows.map(({ photo_id }) => photo_id)
}
