type Texts = Record<string, string>

/** The placeholders for a kind's words in sentences: `short` where the kind is clear; `the`, with the article, for languages that need it. */
const WORDS = ['word', 'words', 'short', 'the'] as const
type Word = (typeof WORDS)[number]
const isWord = (key: string): boolean => WORDS.some((word) => word === key)

interface OwnTexts {
  /** The gender of the kind's word, which chooses the sentences. A language without genders has one set of sentences, `any`. */
  gender?: string
  word: string
}

/**
 * Returns the texts of each kind of content: the sentences common to all kinds, filled with the kind's words, and the kind's own texts,
 * each of which replaces the common sentence with the same key.
 */
export function kindTexts<S extends Texts, K extends Record<string, OwnTexts>>(
  sentences: Record<string, S>,
  kinds: K,
): { [N in keyof K]: S & Omit<K[N], Word | 'gender'> } {
  const texts = Object.entries(kinds).map(([kind, { gender = 'any', ...own }]) => {
    const words: Texts = { short: own.word, ...own }
    const rest = Object.entries(own).filter(([key]) => !isWord(key))
    return [kind, { ...fillAll(sentences[gender] ?? {}, words), ...Object.fromEntries(rest) }]
  })
  return Object.fromEntries(texts)
}

const fillAll = (sentences: Texts, words: Texts): Texts =>
  Object.fromEntries(Object.entries(sentences).map(([key, sentence]) => [key, fill(sentence, words)]))

/** Fills in `{{word}}`, and `{{Word}}` at the beginning of a sentence; placeholders that are filled in later stay. */
const fill = (sentence: string, words: Texts): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const word = name.charAt(0).toLowerCase() + name.slice(1)
    const replacement = isWord(word) ? words[word] : undefined
    if (replacement === undefined) return place
    return word === name ? replacement : replacement.charAt(0).toUpperCase() + replacement.slice(1)
  })
