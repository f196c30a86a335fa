import type { Locale } from '@fieldfare/shared/locale.ts'

/** The languages by their own names, so that readers find theirs. */
export const LANGUAGES: Record<Locale, string> = {
  'en-us': 'English',
  'nl-nl': 'Nederlands',
  'de-de': 'Deutsch',
  'fr-fr': 'Français',
}
