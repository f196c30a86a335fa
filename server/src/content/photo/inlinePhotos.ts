import { randomUUID } from 'node:crypto'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { assertPhotoCount } from './attach.ts'
import { bytesOf } from './base64.ts'
import { admitPhoto, savePhoto } from './savePhoto.ts'

/** The photos in a call's input: base64 texts, and ids of photos uploaded earlier. */
export interface InlinePhotos {
  base64Images: string[]
  photoIds?: string[] | undefined
  /** The path of the base64 texts in the input. */
  path?: string[]
}

/**
 * Saves the photos in a call's input that are base64 text, if the caller has the right to the call. Used as `before` of `writeOn`, since
 * decoding must not hold a transaction. If the call fails afterwards, the photos stay unused and are purged.
 * @returns the ids of the photos, in their order
 */
export async function storeInline(
  ctx: { deps: Deps; who: Session },
  { base64Images, photoIds = [], path = ['base64Images'] }: InlinePhotos,
  assertMay: () => Promise<void>,
): Promise<string[]> {
  assertPhotoCount(photoIds.length + base64Images.length, path)
  if (base64Images.length > 0) await assertMay()
  const ids: string[] = []
  for (const [position, image] of base64Images.entries()) {
    await admitPhoto(ctx)
    const { id } = await savePhoto(ctx, randomUUID(), () => bytesOf(image), [...path, position])
    ids.push(id)
  }
  return ids
}
