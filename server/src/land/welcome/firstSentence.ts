/** The characters that fit beside the photo on a phone, in two or three lines. */
const WORDS_MAX = 110
/** A sentence's end, with the quotation mark or bracket that may follow. */
const ENDS = /[.!?…]+["'’”»)]*(?=\s|$)/gu

/** The sentences that a text begins with, as far as they fit; a first one that is longer is cut at a word. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= WORDS_MAX) return line
  const end = [...line.matchAll(ENDS)].map((found) => found.index + found[0].length).findLast((at) => at <= WORDS_MAX)
  if (end) return line.slice(0, end)
  const cut = line.slice(0, WORDS_MAX).replace(/\s\S*$/, '')
  return `${cut.replace(/[\s,;:.–-]+$|[\uD800-\uDBFF]$/u, '')}…`
}
