import { COMMENT_PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import type { ContentRef } from '@fieldfare/shared/content.ts'
import type { Deps, Session } from '../call/context.ts'
import type { Effects } from '../call/effects.ts'
import type { Tx } from '../db/tables.ts'
import { assertPhotoCount, attachedTo, attachPhotos, describePhotos } from '../photo/attach.ts'
import { storeInline } from '../photo/inline.ts'

interface Photos {
  base64Images: string[]
  photoIds?: string[] | undefined
  photoAlts: string[]
}

/** For the `before` of a call: saves the photos that came as text. */
export const storeCommentPhotos = (ctx: { deps: Deps; who: Session }, input: Photos): Promise<string[]> =>
  storeInline(ctx, { base64Images: input.base64Images, photoIds: input.photoIds, max: COMMENT_PHOTOS_MAX })

interface Ctx extends Pick<Effects, 'enqueue'> {
  db: Tx
  deps: Pick<Deps, 'config'>
  who: Session
  /** Saved before the call's transaction. */
  before: string[]
}

/**
 * Has a comment show the photos of a call's input, and keeps what they show. Without `photoIds` those it shows stay, with what came
 * as text after them. @returns whether anything changed
 */
export async function keepCommentPhotos(
  ctx: Ctx,
  ref: Pick<ContentRef, 'id' | 'kind'>,
  { photoIds, photoAlts }: Photos,
): Promise<boolean> {
  if (!photoIds && ctx.before.length === 0 && photoAlts.length === 0) return false
  const shown = await attachedTo(ctx.db, ref)
  const wanted = [...(photoIds ?? shown), ...ctx.before]
  assertPhotoCount(wanted.length, ['photoIds'], COMMENT_PHOTOS_MAX)
  const others = wanted.join() !== shown.join()
  if (others) await attachPhotos(ctx, ref, wanted)
  const described = await describePhotos(ctx.db, wanted, photoAlts)
  return others || described
}
