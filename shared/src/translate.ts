import { pluralRules } from './intl.ts'
import { type Locale, languageTag, type Messages } from './locale.ts'

/** Values for the placeholders in a text, written as `{{name}}`. `count` chooses the plural form, `context` the variant. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>>

type Form = 'zero' | 'one' | 'other' | 'content'
type WithoutForm<K extends string> = K extends `${infer Stem}_${Form}` ? Stem : K
type KeysOf<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutForm<K> : `${K}.${KeysOf<T[K]>}`
}[keyof T & string]

/** The path of a text in the messages, such as `area.title`; all forms of a text share one key. */
export type TextKey = KeysOf<Messages>
/** Returns the text of a key in one language, filled with the values. */
export type Translate = (key: TextKey, values?: TextValues) => string

/** Fills the placeholders of a text in one pass, so that text typed by people is never taken for one. A placeholder without a value is removed. */
export const fill = (text: string, values: TextValues): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(values[name] ?? ''))

/**
 * Returns the text of a key, filled, in the form for the values. Forms are tried in this order: `key_zero` for a count of 0, the
 * plural (`key_one`, `key_other`), `key`; before them, the same forms of `key_context`. Undefined if the messages have none of these.
 */
export function textIn(messages: object, locale: Locale, key: string, values: TextValues = {}): string | undefined {
  const path = key.split('.')
  const name = path.pop() ?? ''
  const siblings = path.reduce<unknown>(within, messages)
  for (const form of formsOf(name, locale, values)) {
    const text = within(siblings, form)
    if (typeof text === 'string') return fill(text, values)
  }
  return undefined
}

function formsOf(name: string, locale: Locale, { context, count }: TextValues): string[] {
  const stems = context ? [`${name}_${context}`, name] : [name]
  if (typeof count !== 'number') return stems
  const plurals = [...(count === 0 ? ['zero'] : []), pluralRules(languageTag(locale)).select(count), 'other']
  return stems.flatMap((stem) => [...plurals.map((plural) => `${stem}_${plural}`), stem])
}

const within = (messages: unknown, name: string): unknown =>
  typeof messages === 'object' && messages !== null && Object.hasOwn(messages, name)
    ? messages[name as keyof typeof messages]
    : undefined
