// The texts in use: those of each language that were loaded, and the language that is shown.
import { DEFAULT_LOCALE, type Locale } from '@fieldfare/shared/locale.ts'
import { textIn, type TextKey, type Translate } from '@fieldfare/shared/translate.ts'
import { useSyncExternalStore } from 'react'

/** The language shown, and its texts; a new object whenever either changes. */
export interface Translation {
  locale: Locale
  t: Translate
}

const known = new Map<Locale, object>()
const listeners = new Set<() => void>()
/** Returns what is shown for a text that is not loaded. */
let missingText: (key: TextKey, locale: Locale) => string = (key) => key
let shown = translationIn(DEFAULT_LOCALE)

/** Returns a text in the language shown; components use the `t` of `useTranslation`, which renders them again after a change. */
export const t: Translate = (key, values) => shown.t(key, values)
export const currentLocale = (): Locale => shown.locale
/** Tells whether a text is loaded in the language shown, for keys that the server sent. */
export const hasText = (key: string): key is TextKey =>
  textIn(known.get(shown.locale) ?? {}, shown.locale, key) !== undefined

/** Replaces the loaded texts of a language. */
export function putTexts(locale: Locale, messages: object): void {
  known.set(locale, messages)
  if (locale === shown.locale) showLanguage(locale)
}

/** Switches to a language whose texts were passed to `putTexts` before. */
export function showLanguage(locale: Locale): void {
  shown = translationIn(locale)
  for (const listener of listeners) listener()
}

/** Sets what is shown for a text that is not loaded, in place of its key. */
export function onMissingText(textFor: typeof missingText): void {
  missingText = textFor
}

/** Returns `t` and the language shown; the component renders again once either changes. */
export const useTranslation = (): Translation => useSyncExternalStore(follow, () => shown)

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function translationIn(locale: Locale): Translation {
  return {
    locale,
    t: (key, values) => textIn(known.get(locale) ?? {}, locale, key, values) ?? missingText(key, locale),
  }
}
