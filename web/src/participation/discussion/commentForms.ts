import type { Author } from '@fieldfare/shared/content.ts'
import type { PhotoView } from '@fieldfare/shared/photo.ts'

/** The id and the author of the comment that is answered. The text is not stored here, but taken from that comment. */
export interface Answered {
  id: string
  creator: Author
  /** The quoted part of the stored text; null for the beginning of the text. */
  words: string | null
}

/** The text, the photos and the quote of a comment that is not sent yet. */
export type Written = {
  text: string
  people: Author[]
  quoted: Answered | null
  photos: PhotoView[]
}

/** The parts of a comment that its author edits. */
export type Edited = Pick<Written, 'text' | 'people' | 'photos'>

/** Returns the input of the call that edits a comment, without the ids of comment and thread. */
export const editInput = ({ text, photos }: Edited) => ({
  text,
  photoIds: photos.map(({ id }) => id),
  photoAlts: photos.map(({ alt = '' }) => alt.trim()),
})

/** The name under which the edits of a comment are saved. */
export const editFormOf = (commentId: string): string => `comment edit ${commentId}`

/** The name under which the comment being written in a discussion is saved. */
export const formOf = (threadId: string): string => `comment ${threadId}`
