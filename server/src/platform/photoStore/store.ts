import type { PhotoSize } from '@fieldfare/shared/photoUrl.ts'

/** Names the files of a photo, of one upload: nothing is ever written over. */
export interface PhotoKey {
  ownerId: string
  /** The id in the names of the files; the photo's own id differs. */
  id: string
}

/** The place where the files of photos are kept. A file never changes; each size is a file of its own. */
export interface PhotoStore {
  /** Stores the file atomically and durably. Storing it again does no harm. */
  put(key: PhotoKey, size: PhotoSize, bytes: Buffer): Promise<void>
  /** Returns the file; null if there is none. */
  get(key: PhotoKey, size: PhotoSize): Promise<Buffer | null>
  /** Removes the files of all sizes; missing ones do no harm. */
  remove(key: PhotoKey): Promise<void>
  close(): void
}

const ID = /^[\da-f-]{36}$/

/**
 * Returns the name of a file of a photo in its store.
 * @throws for what are no ids: keys also come from waiting jobs of a backup, and a name must not lead elsewhere
 */
export function fileName({ ownerId, id }: PhotoKey, size: PhotoSize): string {
  if (![ownerId, id].every((part) => ID.test(part))) throw new Error(`${ownerId}/${id} names no photo`)
  return `photos/${ownerId}/${id}/${size}.jpg`
}
