import type { Place, TreasureView } from '@fieldfare/shared/treasure.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'

/** About ten metres for an exact place; the coarse square is a kilometre wide. */
const DECIMALS = { exact: 4, about: 2 }

/** Where a treasure is, as its reader may know it. */
export const placeOf = ({ place, mine }: Pick<TreasureView, 'place' | 'mine'>): Place => mine?.exact ?? place

/** A place in words: "53.0512° N, 5.0544° E". */
export function usePlaceWords(): (place: Place, how?: keyof typeof DECIMALS) => string {
  const { t } = useTranslation()
  const { decimal } = useFormat()
  return ({ lng, lat }, how = 'exact') => {
    const degrees = (value: number) => decimal(Math.abs(value), DECIMALS[how])
    return t('treasure.place.words', {
      latitude: t(lat < 0 ? 'treasure.place.south' : 'treasure.place.north', { degrees: degrees(lat) }),
      longitude: t(lng < 0 ? 'treasure.place.west' : 'treasure.place.east', { degrees: degrees(lng) }),
    })
  }
}
