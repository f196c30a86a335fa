import type { Author } from './content.ts'
import { beginningOf, mentionPlaces } from './mention.ts'

/** The number of characters of a comment that are quoted where it is answered. */
export const QUOTE_MAX = 300

/** A comment where another answers it: as it is now, so a deleted one has no words. */
export interface QuoteView {
  id: string
  creator: Author
  /** The chosen part of the comment, or its beginning: at most QUOTE_MAX characters and '…'; people are named as in a comment's text. */
  words: string
  /** The chosen part of the comment, as it is written there; null for its beginning. */
  chosen: string | null
  mentions: Author[]
  deleted: boolean
  /** The version of the comment that it is made of. */
  version: number
}

interface Quotable extends Pick<QuoteView, 'id' | 'creator' | 'mentions' | 'version'> {
  text: string
  deleted: object | null
}

/** Finds the beginning of chosen words in a text, in UTF-16 units: the first that cuts nobody's name; -1 where they are not in it. */
export function placeOfQuote(text: string, chosen: string): number {
  const names = mentionPlaces(text)
  const cuts = (at: number) => names.some(([from, to]) => at > from && at < to)
  for (let at = text.indexOf(chosen); at >= 0; at = text.indexOf(chosen, at + 1))
    if (!cuts(at) && !cuts(at + chosen.length)) return at
  return -1
}

/** Chosen words as they are quoted, on one line, with '…' where the text goes on; null where they are not in it any more. */
function chosenOf(text: string, chosen: string): string | null {
  const at = placeOfQuote(text, chosen)
  if (at < 0) return null
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + chosen.length).trim()]
  return `${before && '… '}${chosen.replaceAll(/\s+/gu, ' ')}${after && ' …'}`
}

/**
 * Quotes a comment.
 * @param chosen words of it, as they are written; without them, or where an edit took them out, its beginning
 */
export function quoteOf(said: Quotable, chosen: string | null = null): QuoteView {
  const { id, creator, text, mentions, deleted, version } = said
  const selected = deleted || chosen === null ? null : chosenOf(text, chosen)
  return {
    id,
    creator,
    words: deleted ? '' : (selected ?? beginningOf(text, QUOTE_MAX)),
    chosen: selected === null ? null : chosen,
    mentions: deleted ? [] : mentions,
    deleted: deleted !== null,
    version,
  }
}
