import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import { useTranslation } from '../../platform/i18n/translation.ts'
import { useFormat } from '../../platform/i18n/format.ts'

/** Decimals of a degree: accurate to ten metres for an exact place, to a kilometre for an approximate one. */
const DECIMALS = { exact: 4, about: 2 }

/** Returns a function that formats a place as text: "53.0512° N, 5.0544° E". */
export function useFormatPlace(): (place: LngLat, how?: keyof typeof DECIMALS) => string {
  const { t } = useTranslation()
  const { decimal } = useFormat()
  return ({ lng, lat }, how = 'exact') => {
    const degrees = (value: number) => decimal(Math.abs(value), DECIMALS[how])
    return t('map.place.words', {
      latitude: t(lat < 0 ? 'map.place.south' : 'map.place.north', { degrees: degrees(lat) }),
      longitude: t(lng < 0 ? 'map.place.west' : 'map.place.east', { degrees: degrees(lng) }),
    })
  }
}
