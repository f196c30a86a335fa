import { randomUUID } from 'node:crypto'
import { AppError } from '@fieldfare/shared/errors.ts'
import { PHOTOS_MAX } from '@fieldfare/shared/photo.ts'
import type { Deps, Session } from '../call/context.ts'
import { bytesOf } from './base64.ts'
import { admitPhoto, keepPhoto } from './keep.ts'

/** The photos of a call's input: sent in it as text, and sent before and named by their ids. */
export interface SentPhotos {
  base64Images: string[]
  photoIds?: string[] | undefined
  /** Where the texts are in the input. */
  path?: string[]
}

/**
 * Keeps the photos that came with a call as text, before its transaction opens: `write` and `writeOn` take it as their
 * last argument. If the call then fails they are in no use, and purged.
 * @returns their ids, in their order
 */
export async function keepSent(
  ctx: { deps: Deps; who: Session },
  { base64Images, photoIds = [], path = ['base64Images'] }: SentPhotos,
): Promise<string[]> {
  if (photoIds.length + base64Images.length > PHOTOS_MAX) {
    throw new AppError('bad-input', [{ path, key: 'tooMany', params: { max: PHOTOS_MAX } }])
  }
  const ids: string[] = []
  for (const [position, image] of base64Images.entries()) {
    await admitPhoto(ctx)
    const { id } = await keepPhoto(ctx, randomUUID(), () => bytesOf(image), [...path, position])
    ids.push(id)
  }
  return ids
}
