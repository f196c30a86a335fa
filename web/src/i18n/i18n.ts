import {
  DEFAULT_LOCALE,
  type FirstMessages,
  loadFirstMessages,
  loadMessages,
  type Locale,
  LOCALES,
  type Messages,
  pickLocale,
} from '@fieldfare/shared/locale.ts'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation'
    resources: { translation: Messages }
    returnNull: false
  }
}

/** Where the chosen language is kept on the device. */
export const LOCALE_KEY = 'locale'
const NAMESPACE = 'translation'

const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/** The language chosen on this device, else the best of ours for this browser. */
export function firstLocale(stored: string | null, tags: readonly string[]): Locale {
  return isLocale(stored) ? stored : pickLocale(tags)
}

type LocaleHook = (locale: Locale) => void
let saveOnAccount: LocaleHook | undefined

/** Registers who keeps the choice on the account; called after each choice of the person. */
export function onLocaleChosen(hook: LocaleHook): void {
  saveOnAccount = hook
}

/** Whether anything but the first page was asked for: from then on every language comes whole. */
let whole = false
const complete = new Set<Locale>()

/** Loads what the first page says, before the first render. Another language's texts are not downloaded. */
export async function startI18n(): Promise<void> {
  const locale = firstLocale(localStorage.getItem(LOCALE_KEY), navigator.languages)
  await i18next.use(initReactI18next).init({
    lng: locale,
    resources: { [locale]: { [NAMESPACE]: await firstMessagesOf(locale) } },
    fallbackLng: false,
    lowerCaseLng: true,
    load: 'currentOnly',
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = languageTag(locale)
}

/** Loads a part of the app together with the texts that the first page does without. */
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

/** Shows the app in another language and keeps that, on the device and by the registered hook on the account. */
export async function setLocale(locale: Locale): Promise<void> {
  await showLocale(locale)
  saveOnAccount?.(locale)
}

/** Shows and keeps a language on this device alone: for the one that an account brings along at sign-in. */
export async function showLocale(locale: Locale): Promise<void> {
  await bringTexts(locale)
  await i18next.changeLanguage(locale)
  localStorage.setItem(LOCALE_KEY, locale)
  document.documentElement.lang = languageTag(locale)
}

/** The locale of what i18next calls the language; the default one when it is none of ours. */
export const localeOf = (language: string): Locale => (isLocale(language) ? language : DEFAULT_LOCALE)

export const currentLocale = (): Locale => localeOf(i18next.language)

/** BCP 47 as browsers write it: `nl-NL`. */
export function languageTag(locale: Locale): string {
  const [language = '', region = ''] = locale.split('-')
  return `${language}-${region.toUpperCase()}`
}

/** Offline with a language that was never loaded, the default one is better than a blank page. */
const firstMessagesOf = (locale: Locale): Promise<FirstMessages> =>
  loadFirstMessages(locale).catch(() => loadFirstMessages(DEFAULT_LOCALE))
