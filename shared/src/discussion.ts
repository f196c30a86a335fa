import { type Author, type ContentView, type Deletion } from './content.ts'
import { LngLat } from './geo/lngLat.ts'
import { DESCRIPTION_MAX, THREAD_TITLE_MAX } from './limits.ts'
import { args, Id, line, PageInput, text } from './schemas.ts'
import { z } from 'zod'
import { lengthOf, MENTION_QUERY_MAX, mentionedIn, MENTIONS_MAX } from './mention.ts'
import { COMMENT_PHOTOS_MAX, type PhotoView, photoAlts, photoFields } from './photo.ts'
import { QUOTE_MAX, type QuoteView } from './quote.ts'

/** The most threads that an owner can keep on top of a community's list: with more, they would take up the whole list. */
export const ON_TOP_MAX = 3
/** A comment is as long as a description: it has room for an argument, not for an essay. */
export const COMMENT_MAX = 1000
export const AddThread = args(['communityId', 'title', 'description', 'base64Images'], {
  communityId: Id,
  title: line(THREAD_TITLE_MAX, 1),
  description: text(DESCRIPTION_MAX).default(''),
  ...photoFields,
  id: Id.optional(),
  /** The place on the map that the thread is about. */
  place: LngLat.nullable().default(null),
})
/**
 * Changes a thread. Fields left out stay as they are; `photoIds`, if given, replaces the thread's photos. `base64Images` are
 * added after these photos.
 */
export const EditThread = args(['id', 'communityId', 'title', 'description', 'base64Images'], {
  id: Id,
  communityId: Id.optional(),
  title: line(THREAD_TITLE_MAX, 1).optional(),
  description: text(DESCRIPTION_MAX).optional(),
  base64Images: photoFields.base64Images,
  photoIds: photoFields.photoIds.unwrap().optional(),
  /** The new place; null removes the place. */
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
  /** The id of the comment, in the same thread, that the new comment answers. */
  quotedId: Id.nullable().default(null),
  /** The part of that comment to quote, word for word; if null, the comment's beginning is quoted. */
  quotedWords: text(QUOTE_MAX, 1, lengthOf).nullable().default(null),
  photoIds: commentPhotos.default([]),
  photoAlts,
})
/** Changes a comment. `photoIds`, if given, replaces the comment's photos. The quoted comment stays the same. */
export const EditComment = args(['commentId', 'threadId', 'text'], {
  commentId: Id,
  threadId: Id,
  text: mentioningText(COMMENT_MAX, 1),
  photoIds: commentPhotos.optional(),
  photoAlts,
})
/** Asks for people whom the caller may mention in a thread, by the beginning of their name or of a word in their name. */
export const AskMentionable = z.strictObject({ threadId: Id, query: line(MENTION_QUERY_MAX).default('') })
export const CommentId = args(['commentId', 'threadId'], { commentId: Id, threadId: Id })
/** Asks for the people who voted on a comment; only the owner of the community may. */
export const AskVoters = z.strictObject({ commentId: Id, threadId: Id, ...PageInput })

/** The notices that only discussions send. */
export interface DiscussionNotices {
  /** Tells the thread's author that comments came. `commentId` is the first comment since the author read the last such notice. */
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
  /** The place on the map that the thread is about; null for none. */
  place: LngLat | null
  /** The time since which the owner keeps the thread on top of the list; null if it is not kept there. */
  onTop: string | null
}

/** A comment. A deleted comment leaves a tombstone without text, photos and quote. */
export interface CommentView extends ContentView {
  threadId: string
  /** The text, which mentions people by their ids: `mentions` has their names. */
  text: string
  /** The people that the text names; the name of a former member is empty. */
  mentions: Author[]
  /** The comment that this comment answers. */
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
