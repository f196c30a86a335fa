import { type Author, type ContentView, type Deletion } from './content.ts'
import { LngLat } from './geo/lngLat.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from './limits.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'
import { z } from 'zod'
import { lengthOf, MENTION_QUERY_MAX, mentionedIn, MENTIONS_MAX } from './mention.ts'
import { COMMENT_PHOTOS_MAX, type PhotoView, photoAlts, photoFields } from './photo.ts'
import { QUOTE_MAX, type QuoteView } from './quote.ts'

/** The number of threads that an owner keeps on top of a community's list: with more, they would be the list. */
export const ON_TOP_MAX = 3
/** A comment is as long as a description: it has room for an argument, not for an essay. */
export const COMMENT_MAX = 1000
export const AddThread = args(['communityId', 'title', 'description', 'base64Images'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  ...photoFields,
  id: Id.optional(),
  /** The place on the map that it is about. */
  place: LngLat.nullable().default(null),
})
/**
 * Changes a thread. Fields left out stay: without `photoIds` the photos there are stay; given, they replace them.
 * `base64Images` come after those.
 */
export const EditThread = args(['id', 'communityId', 'title', 'description', 'base64Images'], {
  id: Id,
  communityId: Id.optional(),
  title: line(THREAD_TITLE_MAX, 1).optional(),
  description: text(DESCRIPTION_MAX).optional(),
  base64Images: photoFields.base64Images,
  photoIds: photoFields.photoIds.unwrap().optional(),
  /** The place; null takes it away. */
  place: LngLat.nullable().optional(),
})
export const KeepThreadOnTop = args(['threadId', 'onTop'], { threadId: Id, onTop: z.boolean() })

const commentPhotos = z.array(Id).max(COMMENT_PHOTOS_MAX, { error: 'tooMany' })
/** A text that may name people: see mention.ts. */
const mentioningText = (max: number, min: number) =>
  text(max, min, lengthOf).superRefine((words, context) => {
    if (mentionedIn(words).length > MENTIONS_MAX)
      context.addIssue({ code: 'custom', message: 'tooManyMentions', params: { max: MENTIONS_MAX } })
  })
export const AddComment = args(['threadId', 'text'], {
  threadId: Id,
  text: mentioningText(COMMENT_MAX, 1),
  id: Id.optional(),
  /** The comment of the same thread that it answers. */
  quotedId: Id.nullable().default(null),
  /** Words of that comment, as they are written in it; without them its beginning is quoted. */
  quotedWords: text(QUOTE_MAX, 1, lengthOf).nullable().default(null),
  photoIds: commentPhotos.default([]),
  photoAlts,
})
/** Without `photoIds` the photos stay; given, they replace them. The answered comment stays. */
export const EditComment = args(['commentId', 'threadId', 'text'], {
  commentId: Id,
  threadId: Id,
  text: mentioningText(COMMENT_MAX, 1),
  photoIds: commentPhotos.optional(),
  photoAlts,
})
/** People whom the caller may name in a thread, by the beginning of their name or of a part of it. */
export const AskMentionable = z.strictObject({ threadId: Id, query: line(MENTION_QUERY_MAX).default('') })
export const CommentId = args(['commentId', 'threadId'], { commentId: Id, threadId: Id })
/** Asks for the people who voted on a comment, for the owner of its community. */
export const AskVoters = z.strictObject({ commentId: Id, threadId: Id, ...PageInput })

/** Notices of discussions alone. */
export interface DiscussionNotices {
  /** Tells the author of the thread. `commentId` is the first comment since the last such notice was read. */
  'thread.answered': { communityId: string; threadId: string; commentId: string; title: string }
  /** Tells the author of a comment that another comment answers it. */
  'comment.answered': { communityId: string; threadId: string; commentId: string; title: string }
  /** Tells a person that a comment names them. */
  'comment.mentioned': { communityId: string; threadId: string; commentId: string; title: string }
}

export interface ThreadView extends ContentView {
  communityId: string
  title: string
  description: string
  editedAt: string | null
  photos: PhotoView[]
  comments: number
  /** The place on the map that it is about; null for nowhere. */
  place: LngLat | null
  /** The time since which the owner keeps it on top of the list; null where they do not. */
  onTop: string | null
}

/** A deleted comment leaves a tombstone, without its text, photos and what it answers. */
export interface CommentView extends ContentView {
  threadId: string
  /** People are named in it by their ids: `mentions` has their names. */
  text: string
  /** The people that the text names; the name of a former member is empty. */
  mentions: Author[]
  /** The comment that it answers. */
  quote: QuoteView | null
  photos: PhotoView[]
  editedAt: string | null
  up: number
  down: number
  deleted: Deletion | null
  mine: { vote: -1 | 0 | 1; reported: boolean } | null
}

declare module './contentViews.ts' {
  interface KindViews {
    thread: ThreadView
    comment: CommentView
  }
  interface KindNotices extends DiscussionNotices {}
  interface AnswerableKinds {
    comment: { thread: { id: string; title: string }; count: number }
  }
}
