import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { flat, GIVEN, LANGUAGES, MESSAGES } from './messages.ts'

const FILE = join(import.meta.dirname, '../../docs/termbase.md')

/** A word that must not be in a text of the app, and the word to use instead. */
interface Forbidden {
  word: string
  better: string
  found: RegExp
}

export interface Termbase {
  /** The forbidden words of each language. */
  forbidden: Map<string, Forbidden[]>
  /** The quotation marks by language. */
  quotes: Map<string, string>
  /** Exceptions as `language key word`, lower case: forbidden words that may stay in a text. */
  allowed: Set<string>
}

const STRUCK = /~~(.+?)~~/g
/** Matches placeholders and the tags of links, which are not words. */
const FILLED_IN = /\{\{.*?\}\}|<.*?>/g
const LETTER = String.raw`[\p{L}\p{N}-]`
const MARKS = /[“”„‘‚«»"]|(?<!\p{L})['’]|['](?=\p{L})/gu

/** Reads the two tables of `docs/termbase.md`: five columns for the terms, four for the exceptions. */
export function readTermbase(markdown: string): Termbase {
  const rows = markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )
  const terms = rows.filter((row) => row.length === LANGUAGES.length + 1).slice(1)
  const exceptions = rows.filter((row) => row.length === LANGUAGES.length).slice(1)
  const quotes = terms.find(([concept]) => concept === 'quotation marks') ?? []
  const byLanguage = <T>(of: (column: number) => T) => new Map(LANGUAGES.map((name, index) => [name, of(index + 1)]))
  return {
    forbidden: byLanguage((column) => terms.flatMap((row) => forbiddenIn(row[column] ?? ''))),
    quotes: byLanguage((column) => quotes[column] ?? ''),
    allowed: new Set(
      exceptions.flatMap(([texts = '', languages = '', words = '']) =>
        [...texts.matchAll(/`([^`]+)`/g)].flatMap(([, key = '']) =>
          listIn(languages).flatMap((language) => listIn(words).map((word) => exception(language, key, word))),
        ),
      ),
    ),
  }
}

/** Finds the words in a text that the termbase forbids, each with the better word. */
export function termProblems({ forbidden, quotes, allowed }: Termbase, language: string, key: string, text: string) {
  const plain = text.replace(FILLED_IN, '')
  const faults = (forbidden.get(language) ?? [])
    .map(({ word, better, found }) => ({ word: found.exec(plain)?.[0], struck: word, better }))
    .filter(({ word, struck }) => word && !allowed.has(exception(language, key, struck)))
    .map(({ word, better }) => `${language} ${key}: “${word}”; the termbase says ${better}`)
  const ownMarks = quotes.get(language) ?? ''
  const marks = [...text.matchAll(MARKS)].map(([mark]) => mark).filter((mark) => !ownMarks.includes(mark))
  return [
    ...faults,
    ...marks.map(
      (mark) =>
        `${language} ${key}: ${mark} is not a quotation mark or an apostrophe here; the termbase says ${ownMarks} and ’`,
    ),
  ]
}

function forbiddenIn(cell: string): Forbidden[] {
  const better = cell.replace(STRUCK, '').trim()
  return [...cell.matchAll(STRUCK)].map(([, word = '']) => {
    const pattern = word.split('*').map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`))
    return {
      word,
      better,
      found: new RegExp(`(?<!${LETTER})${pattern.join(`${LETTER}*`)}(?!${LETTER})`, 'iu'),
    }
  })
}

const listIn = (cell: string) => cell.split(',').map((one) => one.trim())
const exception = (language: string, key: string, word: string) => `${language} ${key} ${word}`.toLowerCase()

if (import.meta.main) {
  const termbase = readTermbase(readFileSync(FILE, 'utf8'))
  const found = LANGUAGES.flatMap((language) =>
    [...flat(MESSAGES[language])]
      .filter(([, text]) => !GIVEN.includes(text))
      .flatMap(([key, text]) => termProblems(termbase, language, key, text)),
  )
  for (const problem of found) process.stdout.write(`shared/src/messages: ${problem}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
