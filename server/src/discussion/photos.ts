import type { TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { takePhotos } from '../photo/take.ts'

/** Has a thread show these photos of the writer's in this order, in place of those it had. */
export async function showPhotos(
  { db, who }: TransactionContext & { who: Session },
  threadId: string,
  photoIds: string[],
): Promise<void> {
  await db.deleteFrom('thread_photo').where('thread_id', '=', threadId).execute()
  await takePhotos(db, who.id, photoIds, 'photoIds')
  if (photoIds.length === 0) return
  const rows = photoIds.map((photo_id, position) => ({ thread_id: threadId, position, photo_id }))
  await db.insertInto('thread_photo').values(rows).execute()
}
