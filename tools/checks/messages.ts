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

/** Texts whose words are given, with the exclamation mark. */
const GIVEN = ['Done! Reloading application...']
/** Shorter ones may well be the same in two languages: names, 'Login', 'Info'. */
const SURELY_WORDS = 4

/** @returns each text under its full key. */
export function flat(messages: Messages, before = ''): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[`${before}${key}`, value] as const] : [...flat(value, `${before}${key}.`)],
    ),
  )
}

/** What the types cannot hold: that a translation has the same places to fill in, is one, and speaks in our voice. */
export function messageProblems(english: Messages, others: Record<string, Messages>): string[] {
  const texts = flat(english)
  const translated = Object.entries(others).map(([language, messages]) => [language, flat(messages)] as const)
  const all = [['en', texts] as const, ...translated]
  return [
    ...translated.flatMap(([language, own]) =>
      [...texts].flatMap(([key, text]) => {
        const translation = own.get(key) ?? ''
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
  ]
}

const places = (text: string) =>
  [...new Set(text.match(/\{\{\{?\s*\w+/g) ?? [])]
    .map((one) => one.replace(/[{\s]+/, ''))
    .toSorted()
    .join(', ')

/** Keys that no source names, whole or up to a part that is filled in. */
export function unusedKeys(keys: string[], sources: string): string[] {
  const begun = new Set([...sources.matchAll(/`(\w+\.[\w.]*)\$\{/g)].map(([, start = '']) => start))
  const named = new Set([...sources.matchAll(/['"`]([\w.]+)['"`]/g)].map(([, name = '']) => name))
  return keys.filter((key) => {
    const plain = key.replace(/_(zero|one|two|few|many|other)$/, '')
    return !named.has(plain) && ![...begun].some((start) => plain.startsWith(start))
  })
}

async function sourcesIn(folder: string): Promise<string> {
  const files = await readdir(join(ROOT, folder), { recursive: true })
  const wanted = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  return wanted.map((file) => readFileSync(join(ROOT, folder, file), 'utf8')).join('\n')
}

if (import.meta.main) {
  const sources = `${await sourcesIn('web/src')}\n${await sourcesIn('server/src')}`
  // Mails and errors are found by their place in the object, not by a key in a string.
  const keys = [...flat(en).keys()].filter((key) => !/^(mail|errors)\./.test(key))
  const found = [
    ...messageProblems(en, { nl, de, fr }),
    ...unusedKeys(keys, sources).map((key) => `${key}: nothing shows this text`),
  ]
  for (const problem of found) process.stdout.write(`shared/src/messages: ${problem}\n`)
  process.exitCode = found.length > 0 ? 1 : 0
}
