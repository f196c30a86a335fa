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

/** The parts of a comment that its author edits. */
export type Edited = Pick<Written, 'text' | 'people' | 'photos'>

/** The input of the call that edits a comment, without its ids. */
export const editInput = ({ text, photos }: Edited) => ({
  text,
  photoIds: photos.map(({ id }) => id),
  photoAlts: photos.map(({ alt = '' }) => alt.trim()),
})

/** The name under which the edits of a comment are saved. */
export const editFormOf = (commentId: string): string => `comment edit ${commentId}`

/** The name under which the comment that one is writing is saved. */
export const formOf = (threadId: string): string => `comment ${threadId}`
