import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Effects } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { attachedTo, attachPhotos, describePhotos } from '../../content/photo/attach.ts'

interface Photos {
  photoIds?: string[] | undefined
  photoAlts: string[]
}

interface Ctx extends Pick<Effects, 'enqueue'> {
  db: Tx
  deps: Pick<Deps, 'config'>
  who: { id: string }
}

/**
 * Attaches the photos of a call's input to a comment, and stores their alternative texts. Without `photoIds` the attached photos stay.
 * @returns whether anything changed
 */
export async function keepCommentPhotos(
  ctx: Ctx,
  ref: Pick<ContentRef, 'id' | 'kind'>,
  { photoIds, photoAlts }: Photos,
): Promise<boolean> {
  if (!photoIds && photoAlts.length === 0) return false
  const attached = await attachedTo(ctx.db, ref)
  const ids = photoIds ?? attached
  const isChanged = ids.join() !== attached.join()
  if (isChanged) await attachPhotos(ctx, ref, ids)
  const described = await describePhotos(ctx.db, ids, photoAlts)
  return isChanged || described
}
