import type { Author } from '@fieldfare/shared/content.ts'
import { mentionedIn, mentionOf, mentionParts } from '@fieldfare/shared/mention.ts'

// Converts between the stored text, which mentions people by id, and the shown text, which has their names.

/** A person's name in the shown text; positions as a text area counts them. */
interface Span {
  id: string
  from: number
  to: number
}
export interface Written {
  words: string
  spans: Span[]
}

/** Returns the shown text of a stored one. An id that is not among `people` stays an id. */
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

/** Returns the stored text of a shown one. */
function textOf({ words, spans }: Written): string {
  let text = ''
  let at = 0
  for (const { id, from, to } of spans) {
    text += words.slice(at, from) + mentionOf(id)
    at = to
  }
  return text + words.slice(at)
}

/** Returns the text after an edit of the shown text: a name that the edit touches becomes an ordinary word. */
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

/** A name that is being written after an at sign, up to the caret. */
export interface MentionQuery {
  from: number
  query: string
}

/** Matches an at sign at the beginning, or after a space or a bracket, and the few words of a name. */
const MENTION_QUERY = /(?:^|[\s([{«"“'‘])@((?:[^\s@]+ ?){0,3})$/u

/** The name that is being written at the caret, if any. */
export function mentionQueryAt({ words, spans }: Written, caret: number): MentionQuery | null {
  const query = MENTION_QUERY.exec(words.slice(0, caret))?.[1]
  if (query === undefined || query.length > 40) return null
  const from = caret - query.length - 1
  return spans.some((span) => span.from === from) ? null : { from, query }
}

/** The text with a person in place of what was written of their name, and where the caret is after it. */
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

/** Returns the people whom a text mentions. */
export const peopleIn = (text: string, people: readonly Author[]): Author[] => {
  const ids = mentionedIn(text)
  return people.filter(({ id }, i) => ids.includes(id) && people.findIndex((one) => one.id === id) === i)
}
