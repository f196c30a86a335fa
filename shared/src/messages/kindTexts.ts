type Texts = Record<string, string>

/** The words that the sentences are filled with; `short` where it is plain what is meant, `the` with its article, where a language has it so. */
const WORDS = ['word', 'words', 'short', 'the'] as const
type Word = (typeof WORDS)[number]
const isWord = (key: string): boolean => WORDS.some((word) => word === key)

interface OwnTexts {
  /** Names the sentences that its noun takes. A language without genders has one set of them, `any`. */
  gender?: string
  word: string
}

/**
 * Returns the texts of each kind of content: the sentences that are said of every kind, filled with its words, and its own, which take
 * their place where they have the same key.
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

/** Fills `{{word}}` in, and `{{Word}}` at the beginning of a sentence; what is filled in later stays. */
const fill = (sentence: string, words: Texts): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => {
    const word = name.charAt(0).toLowerCase() + name.slice(1)
    const replacement = isWord(word) ? words[word] : undefined
    if (replacement === undefined) return place
    return word === name ? replacement : replacement.charAt(0).toUpperCase() + replacement.slice(1)
  })
