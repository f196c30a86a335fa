import { randomUUID } from 'node:crypto'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { assertPhotoCount } from './attach.ts'
import { bytesOf } from './base64.ts'
import { admitPhoto, savePhoto } from './savePhoto.ts'

/** The photos of a call's input: base64 texts, and ids of photos uploaded before. */
export interface InlinePhotos {
  base64Images: string[]
  photoIds?: string[] | undefined
  /** The path of the texts in the input. */
  path?: string[]
}

/**
 * Saves the photos that came with a call as text, for people who may make it. For the `before` of `writeOn`: decoding must not hold a transaction. If the
 * call then fails the photos are attached to nothing, and purged.
 * @returns their ids, in their order
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
