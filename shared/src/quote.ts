import type { CommentView, QuoteView } from './discussion.ts'
import { beginningOf } from './mention.ts'

/** So much of a comment is quoted where it is answered, in characters. */
export const QUOTE_MAX = 300

/** How a comment is quoted. */
export const quoteOf = ({
  id,
  creator,
  text: words,
  mentions,
  deleted,
  version,
}: Pick<CommentView, 'id' | 'creator' | 'text' | 'mentions' | 'deleted' | 'version'>): QuoteView => ({
  id,
  creator,
  words: deleted ? '' : beginningOf(words, QUOTE_MAX),
  mentions: deleted ? [] : mentions,
  deleted: deleted !== null,
  version,
})
