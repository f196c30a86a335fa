import type { Author } from '@fieldfare/shared/content.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'

/** The comment that is answered, with its author; its text is read from the comment itself. */
export interface Answered {
  id: string
  creator: Author
  /** The quoted part of it, as it is written there; null for its beginning. */
  words: string | null
}

/** The text, photos and quote that one has written, but not sent. */
export type Written = {
  text: string
  people: Author[]
  quoted: Answered | null
  photos: PhotoView[]
}

/** The name under which the comment that one is writing is saved. */
export const formOf = (threadId: string): string => `comment ${threadId}`
