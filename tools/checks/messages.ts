import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { de } from '../../shared/src/messages/de.ts'
import { en } from '../../shared/src/messages/en.ts'
import { fr } from '../../shared/src/messages/fr.ts'
import { nl } from '../../shared/src/messages/nl.ts'

const ROOT = join(import.meta.dirname, '../..')

/** A text, or texts by key. */
interface Messages {
  [key: string]: string | Messages
}

export const MESSAGES = { en, nl, de, fr }
export const LANGUAGES = ['en', 'nl', 'de', 'fr'] as const

/** Texts whose wording and punctuation are prescribed, so that the rules do not apply. */
export const GIVEN = ['Done! Reloading application...', "To add a new area you're required to have an account."]
/** The number of words from which a translation must differ from English; shorter texts may be the same: names, 'Login', 'Info'. */
const SURELY_WORDS = 4

/** Matches keys of the forms of one text: by number, and `_content` by the `purpose` of a drawing. */
const VARIANT = /_(zero|one|two|few|many|other|content)$/

/** Matches an ordinary space in places where French needs a no-break space. */
const PLAIN_SPACE = /\S [?!:;%»]|« /

/** @returns each text under its full key. */
export function flat(messages: Messages, before = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${before}${key}`, value] as const] : [...flat(value, `${before}${key}.`)],
    ),
  )
}

/**
 * Finds faults in the texts: a translation needs the keys and placeholders of English and must differ from it, no text has
 * an exclamation mark, French needs no-break spaces, and the name for screen readers must begin with the visible label.
 */
export function messageProblems(english: Messages, others: Record<string, Messages>): string[] {
  const texts = flat(english)
  const translated = Object.entries(others).map(([language, messages]) => [language, flat(messages)] as const)
  const all = [['en', texts] as const, ...translated]
  return [
    ...translated.flatMap(([language, own]) => [
      ...[...texts.keys()].filter((key) => !own.has(key)).map((key) => `${language} ${key}: not translated`),
      ...[...own.keys()].filter((key) => !texts.has(key)).map((key) => `${language} ${key}: English has no such text`),
    ]),
    ...translated.flatMap(([language, own]) =>
      [...texts].flatMap(([key, text]) => {
        const translation = own.get(key)
        if (translation === undefined) return []
        const differs = places(translation) !== places(text)
        const copied = translation === text && text.split(/\s+/).length >= SURELY_WORDS && !GIVEN.includes(text)
        return [
          ...(differs
            ? [`${language} ${key}: fills in ${places(translation) || 'nothing'}, English ${places(text) || 'nothing'}`]
            : []),
          ...(copied ? [`${language} ${key}: the English text, not a translation`] : []),
        ]
      }),
    ),
    ...all.flatMap(([language, own]) =>
      [...own]
        .filter(([key, text]) => text.includes('!') && !GIVEN.includes(texts.get(key) ?? ''))
        .map(([key]) => `${language} ${key}: an exclamation mark`),
    ),
    ...all.flatMap(([language, own]) =>
      [...own].flatMap(([key, text]) => {
        const label = key.endsWith('Named') ? own.get(key.slice(0, -'Named'.length)) : undefined
        return label !== undefined && !text.startsWith(label)
          ? [`${language} ${key}: begins otherwise than the label that is seen, “${label}”`]
          : []
      }),
    ),
    ...[...(translated.find(([language]) => language === 'fr')?.[1] ?? [])]
      .filter(([, text]) => PLAIN_SPACE.test(text))
      .map(([key]) => `fr ${key}: a space that breaks beside a mark; use a no-break one (U+00A0)`),
  ]
}

const places = (text: string) =>
  [...new Set(text.match(/\{\{\{?\s*\w+/g) ?? [])]
    .map((one) => one.replace(/[{\s]+/, ''))
    .toSorted()
    .join(', ')

/** Returns the keys that no source uses: neither whole, nor as a template string that words of the sources complete to the key. */
export function unusedKeys(keys: string[], sources: string): string[] {
  const named = new Set([...sources.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, name = '']) => name))
  const words = new Set(sources.match(/[\w-]+/g))
  const templates = [...new Set([...sources.matchAll(/`(\w+\.[\w.]*\$\{[^`]*)`/g)].map(([, text = '']) => text))].map(
    (text) => {
      const parts = text.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', String.raw`\.`))
      return new RegExp(`^${parts.join('(.+)')}$`)
    },
  )
  return keys.filter((key) => {
    const plain = key.replace(VARIANT, '')
    const isComposed = templates.some((template) => {
      const filledIn = template.exec(plain)?.slice(1)
      return filledIn?.every((part) => part.split(/[. ]/).every((word) => words.has(word)))
    })
    return !named.has(plain) && !isComposed
  })
}

async function sourcesIn(folder: string): Promise<string> {
  const files = await readdir(join(ROOT, folder), { recursive: true })
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^messages\b/.test(file))
  return sources.map((file) => readFileSync(join(ROOT, folder, file), 'utf8')).join('\n')
}

if (import.meta.main) {
  const folders = await Promise.all(['web/src', 'server/src', 'shared/src'].map(sourcesIn))
  const sources = folders.join('\n')
  // The texts of mails, files, errors and links are read as properties of the object, not by a key in a string.
  const keys = [...flat(en).keys()].filter(
    (key) =>
      !/^(mail|errors|link|alert\.(what|line|push)|loveMap\.file|pledge\.link)\.|^content\.\w+\.(link|new)$|^embed\.(loveMap|open|gone|goneText|noScript)$/.test(
        key,
      ),
  )
  const found = [
    ...messageProblems(en, { nl, de, fr }),
    ...unusedKeys(keys, sources).map((key) => `${key}: nothing shows this text`),
  ]
  for (const problem of found) process.stdout.write(`shared/src/messages: ${problem}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
