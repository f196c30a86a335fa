import type { en } from './messages/en.ts'
import type { first } from './messages/en/first.ts'

/** The interface languages, by the codes that are kept in local storage and on the account. */
export const LOCALES = ['en-us', 'nl-nl', 'de-de', 'fr-fr'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en-us'
export type Messages = typeof en

export type FirstMessages = typeof first

const LOADERS: Record<Locale, () => Promise<Messages>> = {
  'en-us': async () => (await import('./messages/en.ts')).en,
  'nl-nl': async () => (await import('./messages/nl.ts')).nl,
  'de-de': async () => (await import('./messages/de.ts')).de,
  'fr-fr': async () => (await import('./messages/fr.ts')).fr,
}
const FIRST_LOADERS: Record<Locale, () => Promise<FirstMessages>> = {
  'en-us': async () => (await import('./messages/en/first.ts')).first,
  'nl-nl': async () => (await import('./messages/nl/first.ts')).first,
  'de-de': async () => (await import('./messages/de/first.ts')).first,
  'fr-fr': async () => (await import('./messages/fr/first.ts')).first,
}

/** One language's messages, loaded alone: nobody downloads the other three. */
export const loadMessages = (locale: Locale): Promise<Messages> => LOADERS[locale]()

/** The part of them that the first page shows. */
export const loadFirstMessages = (locale: Locale): Promise<FirstMessages> => FIRST_LOADERS[locale]()

/** The best of our languages for a list of BCP 47 tags (a browser's, or an Accept-Language header's, in order). */
export function pickLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const language = tag.toLowerCase().slice(0, 2)
    const found = LOCALES.find((locale) => locale.startsWith(language))
    if (found) return found
  }
  return DEFAULT_LOCALE
}
