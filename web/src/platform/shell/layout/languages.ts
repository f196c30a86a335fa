import type { Locale } from '@fieldfare/shared/locale.ts'

/** Each language by its own name, so that readers find theirs. */
export const LANGUAGES: Record<Locale, string> = {
  'en-us': 'English',
  'nl-nl': 'Nederlands',
  'de-de': 'Deutsch',
  'fr-fr': 'Français',
}
