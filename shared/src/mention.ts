// A text names a person by their id, so that it shows the name they have when it is read: `@{id}`.

/** The most people that one text may name: a group of friends, not a mailing. */
export const MENTIONS_MAX = 10
/** The longest beginning of a name that is searched for. */
export const MENTION_QUERY_MAX = 40
const MENTION = /@\{([0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12})\}/g

export const mentionOf = (id: string): string => `@{${id}}`

export interface Mentioned {
  id: string
}

/** Splits a text into its parts, in order: plain text, and people by their ids. */
export function mentionParts(words: string): (string | Mentioned)[] {
  const parts = words.split(MENTION)
  return parts.map((part, i) => (i % 2 === 1 ? { id: part } : part)).filter((part) => part !== '')
}

/** Finds the places in a text where people are named: start and end of each, in UTF-16 units. */
export const mentionPlaces = (words: string): [number, number][] =>
  [...words.matchAll(MENTION)].map(({ index, 0: all }) => [index, index + all.length])

/** Returns the ids of the people that a text names, each once. */
export const mentionedIn = (words: string): string[] => [
  ...new Set([...words.matchAll(MENTION)].flatMap(([, id]) => (id ? [id] : []))),
]

/** Returns a text with the names of people in place of their ids. */
export const withNames = (words: string, nameOf: (id: string) => string): string =>
  mentionParts(words)
    .map((part) => (typeof part === 'string' ? part : `@${nameOf(part.id)}`))
    .join('')

/** Counts the characters of a text: a person named in it counts as one, whatever their name. */
export const lengthOf = (words: string): number => [...words.replaceAll(MENTION, '@')].length

/** Returns the beginning of a text, at most `max` characters, in whole words if possible, with '…' at the end. No mention of a person is cut. */
export function beginningOf(words: string, max: number): string {
  const plain = words.replaceAll(/\s+/gu, ' ').trim()
  if (lengthOf(plain) <= max) return plain
  let room = max - 1
  let beginning = ''
  for (const part of mentionParts(plain)) {
    const characters = typeof part === 'string' ? [...part] : [mentionOf(part.id)]
    const length = typeof part === 'string' ? characters.length : 1
    if (length <= room) {
      beginning += characters.join('')
      room -= length
      continue
    }
    const cut = characters.slice(0, room).join('')
    beginning += typeof part === 'string' ? cut.replace(/(\s)\S{0,20}$/u, '$1') : ''
    break
  }
  return `${beginning.trimEnd()}…`
}
