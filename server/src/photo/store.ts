import type { PhotoSize } from '@fieldfare/shared/photo.ts'

/** Names the files of a photo, of one upload: nothing is ever written over. */
export interface PhotoKey {
  ownerId: string
  /** Of the files; the photo has another. */
  id: string
}

/** Where the files of photos lie. A file never changes; each size is a file of its own. */
export interface PhotoStore {
  /** Whole or not at all, and safe once it has returned. The same again does no harm. */
  put(key: PhotoKey, size: PhotoSize, bytes: Buffer): Promise<void>
  /** @returns null where there is none */
  get(key: PhotoKey, size: PhotoSize): Promise<Buffer | null>
  /** All sizes; none there does no harm. */
  remove(key: PhotoKey): Promise<void>
  close(): void
}

export const fileName = ({ ownerId, id }: PhotoKey, size: PhotoSize): string => `photos/${ownerId}/${id}/${size}.jpg`
