import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { quoteOf } from '@fieldfare/shared/quote.ts'

/** Returns a comment with its quote updated, if it quotes the changed comment; otherwise the same comment. */
export const echoComment = (one: CommentView, changed: Omit<CommentView, 'mine'>): CommentView =>
  one.quote?.id === changed.id && one.quote.version <= changed.version
    ? { ...one, quote: quoteOf(changed, one.quote.chosen) }
    : one
