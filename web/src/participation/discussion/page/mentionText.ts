import type { Author } from '@fieldfare/shared/content.ts'
import { mentionedIn, mentionOf, mentionParts } from '@fieldfare/shared/mention.ts'

// Converts between the stored text, which mentions people by id, and the shown text, which has their names.

/** The range of a person's name in the shown text, in UTF-16 units. */
interface Span {
  id: string
  from: number
  to: number
}
export interface Written {
  words: string
  spans: Span[]
}

/** Converts a stored text to the shown text. An id that is not among `people` stays an id. */
export function writtenOf(text: string, people: readonly Author[]): Written {
  const spans: Span[] = []
  let shownWords = ''
  for (const part of mentionParts(text)) {
    const mentioned = typeof part === 'string' ? undefined : people.find(({ id }) => id === part.id)
    const shownText = typeof part === 'string' ? part : mentioned ? `@${mentioned.name}` : mentionOf(part.id)
    if (mentioned) spans.push({ id: mentioned.id, from: shownWords.length, to: shownWords.length + shownText.length })
    shownWords += shownText
  }
  return { words: shownWords, spans }
}

/** Converts a shown text to the stored text. */
function textOf({ words, spans }: Written): string {
  let text = ''
  let at = 0
  for (const { id, from, to } of spans) {
    text += words.slice(at, from) + mentionOf(id)
    at = to
  }
  return text + words.slice(at)
}

/** Returns the stored text after an edit of the shown text to `words`: a mention that the edit touches becomes plain text. */
export function rewritten({ words: before, spans }: Written, words: string): string {
  const shorter = Math.min(before.length, words.length)
  let start = 0
  while (start < shorter && before[start] === words[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === words.at(-1 - end)) end++
  const until = before.length - end
  const by = words.length - before.length
  return textOf({
    words,
    spans: spans.flatMap((span) => {
      if (span.to <= start) return [span]
      return span.from >= until ? [{ ...span, from: span.from + by, to: span.to + by }] : []
    }),
  })
}

/** The part of a name between an at sign, which is at `from`, and the caret. */
export interface MentionQuery {
  from: number
  query: string
}

/** Matches an at sign at the beginning, or after a space or a bracket, and the few words of a name. */
const MENTION_QUERY = /(?:^|[\s([{«"“'‘])@((?:[^\s@]+ ?){0,3})$/u

/** Returns the name that is being typed at the caret; null if none is. */
export function mentionQueryAt({ words, spans }: Written, caret: number): MentionQuery | null {
  const query = MENTION_QUERY.exec(words.slice(0, caret))?.[1]
  if (query === undefined || query.length > 40) return null
  const from = caret - query.length - 1
  return spans.some((span) => span.from === from) ? null : { from, query }
}

/** Replaces the typed part of a name by a mention of the person. @returns the stored text, and the caret's position after the mention */
export function withPerson(
  { words, spans }: Written,
  { from, query }: MentionQuery,
  { id, name }: Author,
): { text: string; caret: number } {
  const until = from + 1 + query.length
  const mention = `@${name} `
  const by = mention.length - (until - from)
  const text = textOf({
    words: words.slice(0, from) + mention + words.slice(until).replace(/^ /, ''),
    spans: [
      ...spans.filter(({ to }) => to <= from),
      { id, from, to: from + mention.length - 1 },
      ...spans
        .filter((span) => span.from >= until)
        .map((span) => ({ ...span, from: span.from + by, to: span.to + by }))
        .map((span) => (words[until] === ' ' ? { ...span, from: span.from - 1, to: span.to - 1 } : span)),
    ],
  })
  return { text, caret: from + mention.length }
}

/** Returns those of `people` whom a text mentions, each once. */
export const peopleIn = (text: string, people: readonly Author[]): Author[] => {
  const ids = mentionedIn(text)
  return people.filter(({ id }, i) => ids.includes(id) && people.findIndex((one) => one.id === id) === i)
}
