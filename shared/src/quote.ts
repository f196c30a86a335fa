import type { Author } from './content.ts'
import { beginningOf, mentionPlaces } from './mention.ts'

/** The most characters of a comment that an answer to it quotes. */
export const QUOTE_MAX = 300

/** A comment as an answer to it quotes it: in its present state, so a deleted comment has no words. */
export interface QuoteView {
  id: string
  creator: Author
  /** The chosen part of the comment, or its beginning: at most QUOTE_MAX characters and '…'; people are named as in a comment's text. */
  words: string
  /** The chosen part of the comment, as the comment has it; null if the comment's beginning is quoted. */
  chosen: string | null
  mentions: Author[]
  deleted: boolean
  /** The version of the comment from which the quote is made. */
  version: number
}

interface Quotable extends Pick<QuoteView, 'id' | 'creator' | 'mentions' | 'version'> {
  text: string
  deleted: object | null
}

/** Returns the index, in UTF-16 units, of the first occurrence of chosen words in a text that cuts no mention of a person; -1 for none. */
export function placeOfQuote(text: string, chosen: string): number {
  const names = mentionPlaces(text)
  const cuts = (at: number) => names.some(([from, to]) => at > from && at < to)
  for (let at = text.indexOf(chosen); at >= 0; at = text.indexOf(chosen, at + 1))
    if (!cuts(at) && !cuts(at + chosen.length)) return at
  return -1
}

/** Returns chosen words as a quote on one line, with '…' where the text goes on; null if the text no longer contains the words. */
function chosenOf(text: string, chosen: string): string | null {
  const at = placeOfQuote(text, chosen)
  if (at < 0) return null
  const [before, after] = [text.slice(0, at).trim(), text.slice(at + chosen.length).trim()]
  return `${before && '… '}${chosen.replaceAll(/\s+/gu, ' ')}${after && ' …'}`
}

/**
 * Quotes a comment.
 * @param chosen the words of the comment to quote; null, or words that an edit removed, quotes the comment's beginning
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
