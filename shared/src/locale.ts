import type { en } from './messages/en.ts'

/** The interface languages, by the codes that are kept in local storage and on the account. */
export const LOCALES = ['en-us', 'nl-nl', 'de-de', 'fr-fr'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en-us'
export type Messages = typeof en

const LOADERS: Record<Locale, () => Promise<Messages>> = {
  'en-us': async () => (await import('./messages/en.ts')).en,
  'nl-nl': async () => (await import('./messages/nl.ts')).nl,
  'de-de': async () => (await import('./messages/de.ts')).de,
  'fr-fr': async () => (await import('./messages/fr.ts')).fr,
}

/** One language's messages, loaded alone: nobody downloads the other three. */
export const loadMessages = (locale: Locale): Promise<Messages> => LOADERS[locale]()

/** The best of our languages for a list of BCP 47 tags (a browser's, or an Accept-Language header's, in order). */
export function pickLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const language = tag.toLowerCase().slice(0, 2)
    const found = LOCALES.find((locale) => locale.startsWith(language))
    if (found) return found
  }
  return DEFAULT_LOCALE
}
