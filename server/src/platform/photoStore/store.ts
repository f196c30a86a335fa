import type { PhotoSize } from '@fieldfare/shared/photoUrl.ts'

/** Names the files of one upload of a photo; a later upload gets new names, so nothing is ever overwritten. */
export interface PhotoKey {
  ownerId: string
  /** The id in the names of the files; the photo's own id differs. */
  id: string
}

/** The store of the files of photos. A file never changes; each size of a photo is a file of its own. */
export interface PhotoStore {
  /** Stores a file atomically and durably. Storing the same file again does no harm. */
  put(key: PhotoKey, size: PhotoSize, bytes: Buffer): Promise<void>
  /** Returns a photo's file; null if there is none. */
  get(key: PhotoKey, size: PhotoSize): Promise<Buffer | null>
  /** Removes a photo's files of all sizes; missing files do no harm. */
  remove(key: PhotoKey): Promise<void>
  close(): void
}

const ID = /^[\da-f-]{36}$/

/**
 * Returns the name of a photo's file in its store.
 * @throws for keys that are no ids: keys also come from waiting jobs of a backup, and a name must not lead to another
 * folder
 */
export function fileName({ ownerId, id }: PhotoKey, size: PhotoSize): string {
  if (![ownerId, id].every((part) => ID.test(part))) throw new Error(`${ownerId}/${id} names no photo`)
  return `photos/${ownerId}/${id}/${size}.jpg`
}
