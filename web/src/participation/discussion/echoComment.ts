import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { quoteOf } from '@fieldfare/shared/quote.ts'

/** Returns a comment with the present words of one that it quotes. */
export const echoComment = (one: CommentView, changed: Omit<CommentView, 'mine'>): CommentView =>
  one.quote?.id === changed.id && one.quote.version <= changed.version
    ? { ...one, quote: quoteOf(changed, one.quote.chosen) }
    : one
