import {
  DEFAULT_LOCALE,
  type FirstMessages,
  isLocale,
  languageTag,
  loadFirstMessages,
  loadMessages,
  type Locale,
  LOCALE_COOKIE,
  type Messages,
  pickLocale,
} from '@fieldfare/shared/locale.ts'
import i18next, { type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Messages }
    returnNull: false
  }
}

/** The key of the chosen language in `localStorage`. */
export const LOCALE_KEY = 'locale'
const NAMESPACE = 'translation'

/** How texts are looked up, besides the language and its texts. */
export const LOOKUP: InitOptions = {
  fallbackLng: false,
  lowerCaseLng: true,
  load: 'currentOnly',
  nsSeparator: false,
  interpolation: { escapeValue: false },
}

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

/** Whether anything but the first page was requested: from then on languages load with all texts. */
let whole = false
const complete = new Set<Locale>()

/** Loads the texts of the first page before the first render, in one language only. */
export async function startI18n(): Promise<void> {
  const stored = localStorage.getItem(LOCALE_KEY)
  const locale = firstLocale(stored, navigator.languages)
  // Each visit prolongs the cookie, which browsers may drop before they drop what is stored.
  if (locale === stored) tellServer(locale)
  const resources = { [locale]: { [NAMESPACE]: await firstMessagesOf(locale) } }
  await i18next.use(initReactI18next).init({ ...LOOKUP, lng: locale, resources })
  document.documentElement.lang = languageTag(locale)
}

/** Loads a part of the app together with the texts that the first page does not need. */
export function withTexts<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    whole = true
    const [part] = await Promise.all([load(), bringTexts(currentLocale())])
    return part
  }
}

async function bringTexts(locale: Locale): Promise<void> {
  if (!whole && !i18next.hasResourceBundle(locale, NAMESPACE)) addTexts(locale, await loadFirstMessages(locale))
  if (!whole || complete.has(locale)) return
  addTexts(locale, await loadMessages(locale))
  complete.add(locale)
}

const addTexts = (locale: Locale, messages: FirstMessages) => i18next.addResourceBundle(locale, NAMESPACE, messages)

/** Switches the language and stores it on the device and, by the registered hook, on the account. */
export async function setLocale(locale: Locale): Promise<void> {
  await showLocale(locale)
  saveOnAccount?.(locale)
}

/** Switches the language and stores it on this device only: for the account's language at sign-in. */
export async function showLocale(locale: Locale): Promise<void> {
  await bringTexts(locale)
  await i18next.changeLanguage(locale)
  localStorage.setItem(LOCALE_KEY, locale)
  tellServer(locale)
  document.documentElement.lang = languageTag(locale)
}

/** The locale of an i18next language; the default one if it is not ours. */
export const localeOf = (language: string): Locale => (isLocale(language) ? language : DEFAULT_LOCALE)

export const currentLocale = (): Locale => localeOf(i18next.language)

const YEAR_S = 31_536_000

/** Tells the server the language of this device, which it cannot read from `localStorage`: the HTML is in it. */
function tellServer(locale: Locale): void {
  document.cookie = `${LOCALE_COOKIE}=${locale}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

/** Offline with a language that was never loaded, fall back to the default. */
const firstMessagesOf = (locale: Locale): Promise<FirstMessages> =>
  loadFirstMessages(locale).catch(() => loadFirstMessages(DEFAULT_LOCALE))
