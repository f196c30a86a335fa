import type { Locale } from '@fieldfare/shared/locale.ts'
import type { Landscape } from '../places/spot.ts'
import type { Random } from '../random.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import type { Phrases } from './phrases.ts'

const LANGUAGES: Record<Locale, Phrases> = { 'nl-nl': nl, 'en-us': en, 'de-de': de, 'fr-fr': fr }

/** Finds words for areas; no sentence is used twice. */
export interface Writer {
  title(locale: Locale, land: Landscape): string
  /** Explains this rating; empty once all phrases are used. */
  explanation(locale: Locale, land: Landscape, rating: number): string
  /** Empty where all has been said. */
  description(locale: Locale): string
}

export function writer(random: Random): Writer {
  const used = new Set<string>()
  const fresh = (from: readonly string[]): string => {
    const left = from.filter((one) => !used.has(one))
    const chosen = left.length > 0 ? random.pick(left) : ''
    used.add(chosen)
    return chosen
  }
  return {
    // Names come again when all are used: so do people's.
    title: (locale, land) => fresh(LANGUAGES[locale].titles[land]) || random.pick(LANGUAGES[locale].titles[land]),
    explanation(locale, land, rating) {
      const { praise, praiseAnywhere, mixed, critical } = LANGUAGES[locale]
      if (rating <= 5) return fresh(critical)
      if (rating <= 7) return fresh(mixed)
      return fresh(random.chance(0.7) ? praise[land] : praiseAnywhere)
    },
    description: (locale) => fresh(LANGUAGES[locale].descriptions),
  }
}
