import {
  DEFAULT_LOCALE,
  type FirstMessages,
  isLocale,
  languageTag,
  loadFirstMessages,
  loadMapMessages,
  loadMessages,
  type Locale,
  LOCALE_COOKIE,
  type Messages,
  pickLocale,
} from '@fieldfare/shared/locale.ts'
import type { TextKey } from '@fieldfare/shared/translate.ts'
import { currentLocale, onMissingText, putTexts, showLanguage } from './translation.ts'

/** The key of the chosen language in `localStorage`. */
export const LOCALE_KEY = 'locale'

/** The language chosen on this device, else our best match for the browser's languages. */
export function firstLocale(stored: string | null, tags: readonly string[]): Locale {
  return isLocale(stored) ? stored : pickLocale(tags)
}

type LocaleHook = (locale: Locale) => void
let saveOnAccount: LocaleHook | undefined

/** Registers a hook that stores the choice on the account; called after each choice of the user. */
export function onLocaleChosen(hook: LocaleHook): void {
  saveOnAccount = hook
}

/** Sets of texts, by the part of the app that needs them; each contains the ones before it. */
export type Texts = 'first' | 'map' | 'all'
const ORDER: readonly Texts[] = ['first', 'map', 'all']
const has = (some: Texts | undefined, required: Texts): boolean =>
  some !== undefined && ORDER.indexOf(some) >= ORDER.indexOf(required)

/** The largest set requested so far, with which every further language loads. */
let wantedTexts: Texts = 'first'
const loadedTexts = new Map<Locale, Texts>()

/** Loads the texts of the first page before the first render, in one language only. */
export async function startI18n(): Promise<void> {
  const stored = localStorage.getItem(LOCALE_KEY)
  const locale = firstLocale(stored, navigator.languages)
  // Each visit prolongs the cookie, which browsers may drop earlier than `localStorage`.
  if (locale === stored) tellServer(locale)
  putTexts(locale, await firstMessagesOf(locale))
  loadedTexts.set(locale, 'first')
  onMissingText(lateText)
  showLanguage(locale)
  document.documentElement.lang = languageTag(locale)
}

/**
 * Returns an empty text in place of a text whose set was not requested, and fetches all sets: the text appears once they have arrived.
 * If all sets are loaded, returns the key.
 */
function lateText(key: TextKey, locale: Locale): string {
  if (has(loadedTexts.get(locale), 'all')) return key
  void bringTexts('all').catch(() => undefined)
  return ''
}

/** Wraps the loader of a part of the app, so that the texts which the part needs load with it: all texts by default. */
export function withTexts<T>(load: () => Promise<T>, texts: () => Texts = () => 'all'): () => Promise<T> {
  return async () => {
    const [part] = await Promise.all([load(), bringTexts(texts())])
    return part
  }
}

/** Loads at least these texts in the current language, and in languages that are chosen later. */
export async function bringTexts(texts: Texts): Promise<void> {
  if (!has(wantedTexts, texts)) wantedTexts = texts
  await bringLocale(currentLocale(), texts)
}

async function bringLocale(locale: Locale, texts: Texts): Promise<void> {
  if (has(loadedTexts.get(locale), texts)) return
  const messages = await LOADERS[texts](locale)
  // A larger set may have been loaded in the meantime, which this smaller one must not replace.
  if (has(loadedTexts.get(locale), texts)) return
  loadedTexts.set(locale, texts)
  putTexts(locale, messages)
}

/** The first texts, and as many others as were requested. */
type SomeMessages = FirstMessages & Partial<Omit<Messages, 'errors'>>

const LOADERS: Record<Texts, (locale: Locale) => Promise<SomeMessages>> = {
  first: loadFirstMessages,
  map: async (locale) => ({ ...(await loadFirstMessages(locale)), ...(await loadMapMessages(locale)) }),
  all: loadMessages,
}

/** Switches the language and stores it on the device and, by the registered hook, on the account. */
export async function setLocale(locale: Locale): Promise<void> {
  await showLocale(locale)
  saveOnAccount?.(locale)
}

/** Switches the language and stores it on this device only: for the account's language at sign-in. */
export async function showLocale(locale: Locale): Promise<void> {
  await bringLocale(locale, wantedTexts)
  showLanguage(locale)
  localStorage.setItem(LOCALE_KEY, locale)
  tellServer(locale)
  document.documentElement.lang = languageTag(locale)
}

const YEAR_S = 31_536_000

/** Sets a cookie with the language, in which the server renders its HTML, since the server cannot read `localStorage`. */
function tellServer(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

/** Loads the first texts of a language, or those of the default language if that fails, as for a new language while offline. */
const firstMessagesOf = (locale: Locale): Promise<FirstMessages> =>
  loadFirstMessages(locale).catch(() => loadFirstMessages(DEFAULT_LOCALE))
