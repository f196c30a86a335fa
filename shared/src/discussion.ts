import { DESCRIPTION_MAX, TITLE_MAX } from './limits.ts'
import { args, Id, line, text } from './schemas.ts'
import { type PhotoView, photoFields } from './photo.ts'

/** As long as a description: room for an argument, not for an essay. */
export const COMMENT_MAX = 1000
/** Why something is removed or reported: a sentence or two. */
export const REASON_MAX = 500

/** Empty when one removes one's own; required where a moderator removes another's. */
export const Reason = text(REASON_MAX)

export const AddThread = args(['communityId', 'title', 'description', 'base64Images'], {
  communityId: Id,
  title: line(TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  ...photoFields,
  id: Id.optional(),
})
/** `photoIds` left out keeps the photos there are; given, they replace them. `base64Images` come after those. */
export const EditThread = args(['id', 'communityId', 'title', 'description', 'base64Images'], {
  id: Id,
  communityId: Id.optional(),
  title: line(TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  base64Images: photoFields.base64Images,
  photoIds: photoFields.photoIds.unwrap().optional(),
})
export const DeleteThread = args(['threadId'], { threadId: Id, reason: Reason.default('') })
export const ThreadId = args(['threadId'], { threadId: Id })

export const AddComment = args(['threadId', 'text'], { threadId: Id, text: text(COMMENT_MAX, 1), id: Id.optional() })
export const EditComment = args(['commentId', 'threadId', 'text'], {
  commentId: Id,
  threadId: Id,
  text: text(COMMENT_MAX, 1),
})
export const CommentId = args(['commentId', 'threadId'], { commentId: Id, threadId: Id })
export const DeleteComment = args(['commentId', 'threadId'], {
  commentId: Id,
  threadId: Id,
  reason: Reason.default(''),
})

/** Somebody by the name they have now; empty for a former member. */
export interface Author {
  id: string
  name: string
}

/** When something was removed, by its creator or by a moderator with a reason. */
export interface Removal {
  at: string
  by: 'creator' | 'moderator'
  reason: string
}

export interface ThreadView {
  id: string
  communityId: string
  title: string
  description: string
  creator: Author
  createdAt: string
  editedAt: string | null
  photos: PhotoView[]
  comments: number
  version: number
}

/** What everyone sees of a comment; a removed one keeps its place, without its text. */
export interface CommentView {
  id: string
  threadId: string
  text: string
  creator: Author
  createdAt: string
  editedAt: string | null
  up: number
  down: number
  removed: Removal | null
  version: number
  /** Of the reader: null for a guest. */
  mine: { vote: -1 | 0 | 1; reported: boolean } | null
}
