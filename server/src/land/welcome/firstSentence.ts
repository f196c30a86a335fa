/** The most characters that fit beside the photo on a phone, in two or three lines. */
const WORDS_MAX = 110
/** Matches the end of a sentence, with the quotation mark or bracket that may follow. */
const ENDS = /[.!?…]+["'’”»)]*(?=\s|$)/gu

/** Returns the first sentences of a text that fit; if the first one is too long, it is cut at a word. */
export function firstSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= WORDS_MAX) return line
  const end = [...line.matchAll(ENDS)].map((found) => found.index + found[0].length).findLast((at) => at <= WORDS_MAX)
  if (end) return line.slice(0, end)
  const cut = line.slice(0, WORDS_MAX).replace(/\s\S*$/, '')
  return `${cut.replace(/[\s,;:.–-]+$|[\uD800-\uDBFF]$/u, '')}…`
}
