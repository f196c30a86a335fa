import type { Place, TreasureView } from '@fieldfare/shared/treasure.ts'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n/format.ts'

/** Decimals of a degree: ten metres for an exact place, a kilometre for a coarse one. */
const DECIMALS = { exact: 4, about: 2 }

/** Where the map shows a treasure to its reader: exactly, if they may know that. */
export const shownPlace = ({ place, mine }: Pick<TreasureView, 'place' | 'mine'>): Place => mine?.exact ?? place

/** A place in words: "53.0512° N, 5.0544° E". */
export function useFormatPlace(): (place: Place, how?: keyof typeof DECIMALS) => string {
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
