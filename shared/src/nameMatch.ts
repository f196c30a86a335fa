// Matching of names as people type them: without accents, half written, with a letter too many, missing or swapped.

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' }

/** Returns a text in the form in which names are compared: small letters without accents, one space in place of marks and spaces. */
export const nameKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The rank of a search's match with a name, smaller is better. 0: the search is the name. 1: the name begins with it. 2: a word of the
 * name begins with it. 3: each word of the search begins a word of the name. 4: the name contains the search. 5 and 6: as 1 or 2 with
 * one or two typing errors.
 */
export type NameMatch = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** A match of this value or more has typing errors. */
export const MISSPELLED = 5

/**
 * Compares a name with a search, both made by `nameKey`. Null if they do not match; typing errors are forgiven from four letters on.
 * @param sought what was typed, of which the last word may be unfinished
 */
export function matchName(name: string, sought: string): NameMatch | null {
  if (!sought) return null
  if (name === sought) return 0
  const at = name.indexOf(sought)
  if (at === 0) return 1
  if (at > 0 && name.includes(` ${sought}`)) return 2
  if (sought.includes(' ') && wordsBegin(name, sought)) return 3
  if (at > 0) return 4
  const errors = typingErrors(name, sought)
  return errors === null ? null : errors === 1 ? 5 : 6
}

function wordsBegin(name: string, sought: string): boolean {
  const words = name.split(' ')
  return sought.split(' ').every((part) => words.some((word) => word.startsWith(part)))
}

/**
 * Returns the number of typing errors that are forgiven in a search of so many letters: none in a short one, which would match anything.
 */
const errorsForgiven = (letters: number): number => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** Counts the typing errors between a search and the beginning of the name or of a word in it; null for more than are forgiven. */
function typingErrors(name: string, sought: string): number | null {
  const max = errorsForgiven(sought.length)
  if (max === 0) return null
  let least = max + 1
  for (let from = 0; from >= 0; from = nextWord(name, from)) {
    // One of the first two letters must be right; otherwise too much would match.
    const [first, second] = [name[from], name[from + 1]]
    if (first === sought[0] || second === sought[1] || second === sought[0] || first === sought[1])
      least = Math.min(least, prefixDistance(name.slice(from, from + sought.length + max), sought, max))
    if (least === 1) return 1
  }
  return least <= max ? least : null
}

function nextWord(name: string, from: number): number {
  const space = name.indexOf(' ', from)
  return space < 0 ? -1 : space + 1
}

/**
 * Counts the fewest letters to add, leave out, change or swap with their neighbour to make the sought text a beginning of the
 * name; returns `max + 1` for more than `max`. By optimal string alignment.
 */
function prefixDistance(name: string, sought: string, max: number): number {
  let before: number[] = []
  let row = Array.from({ length: name.length + 1 }, (_, column) => column)
  for (let i = 1; i <= sought.length; i++) {
    const next = [i]
    for (let j = 1; j <= name.length; j++) {
      const same = sought[i - 1] === name[j - 1]
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && sought[i - 1] === name[j - 2] && sought[i - 2] === name[j - 1]
      if (swapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    if (Math.min(...next) > max) return max + 1
    before = row
    row = next
  }
  return Math.min(...row, max + 1)
}
