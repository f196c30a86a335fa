import type { QuoteView } from './discussion.ts'
import { beginningOf } from './mention.ts'

/** So much of a comment is quoted where it is answered, in characters. */
export const QUOTE_MAX = 300

interface Quotable extends Pick<QuoteView, 'id' | 'creator' | 'mentions' | 'version'> {
  text: string
  deleted: object | null
}

/** How what somebody said is quoted. */
export const quoteOf = ({ id, creator, text: words, mentions, deleted, version }: Quotable): QuoteView => ({
  id,
  creator,
  words: deleted ? '' : beginningOf(words, QUOTE_MAX),
  mentions: deleted ? [] : mentions,
  deleted: deleted !== null,
  version,
})
