import type { en } from './messages/en.ts'
import type { first } from './messages/en/first.ts'
import type { mapPage } from './messages/en/mapPage.ts'

/** The interface languages, by the codes that are kept in local storage and on the account. */
export const LOCALES = ['en-us', 'nl-nl', 'de-de', 'fr-fr'] as const
export type Locale = (typeof LOCALES)[number]
/** The name of the cookie with the language chosen on a device, which the server uses before it knows the person. */
export const LOCALE_COOKIE = 'locale'
export const DEFAULT_LOCALE: Locale = 'en-us'
export type Messages = typeof en

export type FirstMessages = typeof first
export type MapMessages = typeof mapPage

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
const MAP_LOADERS: Record<Locale, () => Promise<MapMessages>> = {
  'en-us': async () => (await import('./messages/en/mapPage.ts')).mapPage,
  'nl-nl': async () => (await import('./messages/nl/mapPage.ts')).mapPage,
  'de-de': async () => (await import('./messages/de/mapPage.ts')).mapPage,
  'fr-fr': async () => (await import('./messages/fr/mapPage.ts')).mapPage,
}

/** Loads one language's messages alone: nobody downloads the other three. */
export const loadMessages = (locale: Locale): Promise<Messages> => LOADERS[locale]()

/** Loads the part of the messages that the first page shows. */
export const loadFirstMessages = (locale: Locale): Promise<FirstMessages> => FIRST_LOADERS[locale]()

/** Loads the part of the messages that the first view of the map needs besides. */
export const loadMapMessages = (locale: Locale): Promise<MapMessages> => MAP_LOADERS[locale]()

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value)

/** Returns a value that is a locale unchanged; the default locale for any other value. */
export const localeOf = (value: unknown): Locale => (isLocale(value) ? value : DEFAULT_LOCALE)

/** Returns the BCP 47 tag of a locale as browsers write it: `nl-NL`. */
export function languageTag(locale: Locale): string {
  const [language = '', region = ''] = locale.split('-')
  return `${language}-${region.toUpperCase()}`
}

/** Returns the tags of an Accept-Language header, the most wanted first. Source: RFC 9110, section 12.5.4. */
export function acceptedTags(header = ''): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** Returns the best of our languages for a list of BCP 47 tags (a browser's, or `acceptedTags`), the most wanted first. */
export function pickLocale(tags: readonly string[]): Locale {
  for (const tag of tags) {
    const language = tag.toLowerCase().slice(0, 2)
    const found = LOCALES.find((locale) => locale.startsWith(language))
    if (found) return found
  }
  return DEFAULT_LOCALE
}
