import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** Whether a thread or a treasure shows a photo, also one that is hidden and may come back. */
export const inUse = sql<boolean>`(exists (select from thread_photo t where t.photo_id = photo.id)
  or exists (select from treasure t where t.photo_id = photo.id))`

/**
 * Sees to it that somebody may use these photos in what they write: each is there, their own and in no other use, and
 * stays so until the transaction ends. What used them before and no longer does has to let go of them first.
 * @throws bad-input at `path` otherwise
 */
export async function takePhotos(tx: Tx, personId: string, ids: string[], path: string): Promise<void> {
  if (ids.length === 0) return
  const refuse = (key: string) => new AppError('bad-input', [{ path: [path], key }])
  if (new Set(ids).size < ids.length) throw refuse('photoUsed')
  // Locked before its uses are looked at: whoever takes it at the same moment is waited for, and then seen.
  const own = await tx
    .selectFrom('photo')
    .select('id')
    .where('id', 'in', ids)
    .where('owner_id', '=', personId)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (own.length < ids.length) throw refuse('photoGone')
  const used = await tx.selectFrom('photo').select('id').where('id', 'in', ids).where(inUse).executeTakeFirst()
  if (used) throw refuse('photoUsed')
}
