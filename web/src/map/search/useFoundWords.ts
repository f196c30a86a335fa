import { M_PER_DEGREE } from '@fieldfare/shared/geo/size.ts'
import { countryNames } from '@fieldfare/shared/intl.ts'
import { languageTag } from '@fieldfare/shared/locale.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'
import type { Near } from './data.ts'
import type { Found } from './results.ts'

/**
 * Returns a function that describes a result, to distinguish it from others of the same name: a place by kind, region and country (not for
 * places of the Dutch service PDOK); an area or community by distance and number of people.
 */
export function useFoundWords(): (found: Found, near: Near | null) => string {
  const { t, locale } = useTranslation()
  const countries = countryNames(languageTag(locale))
  const { number, distance } = useFormat()
  return (found, near) => {
    if ('title' in found) {
      const { title } = found
      const { bbox, people } = title
      const middle = { lng: (bbox[0] + bbox[2]) / 2, lat: (bbox[1] + bbox[3]) / 2 }
      const facts = [
        title.kind === 'area' && title.mine && t('search.mine'),
        near && distance(metresApart(near, middle)),
        people ? t('search.people', { count: people, number: number(people) }) : null,
      ]
      return facts.filter(Boolean).join(', ')
    }
    const { kind, context, country, source } = found.place
    const countryName = country && kind !== 'country' && source !== 'pdok' ? countries.of(country) : undefined
    const what = source === 'bundled' ? undefined : t(`search.kind.${kind}`)
    return [what, context, countryName].filter(Boolean).join(', ')
  }
}

/** Returns the metres between two positions, computed as on a plane, which is accurate enough for a text. */
function metresApart(a: Near, b: Near): number {
  const squeeze = Math.cos(((a.lat + b.lat) / 2) * (Math.PI / 180))
  return Math.hypot((a.lng - b.lng) * squeeze, a.lat - b.lat) * M_PER_DEGREE
}
