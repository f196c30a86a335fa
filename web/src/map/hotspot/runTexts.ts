import type { HotspotRunView } from '@fieldfare/shared/hotspot.ts'
import type { Translate } from '@fieldfare/shared/translate.ts'
import type { Format } from '../../platform/i18n/format.ts'

type Place = Pick<HotspotRunView, 'place' | 'country' | 'box'>

/** Returns the name of a run's study area: a country, a place, or the box in degrees. */
export function placeText(t: Translate, { country, decimal }: Format, { place, country: code, box }: Place): string {
  if (code) return country(code)
  const [west = 0, south = 0, east = 0, north = 0] = box ?? []
  const degrees = (value: number) => decimal(value, 2)
  return (
    place ??
    t('hotspot.box', { west: degrees(west), south: degrees(south), east: degrees(east), north: degrees(north) })
  )
}

/** Returns a text with the level of a run and the side length of its cells. */
export const aboutText = (t: Translate, { distance }: Format, run: Pick<HotspotRunView, 'level' | 'cellMetres'>) =>
  t('hotspot.sub', { level: t(`area.level.${run.level}`), side: sideText(distance, run.cellMetres) })

/** Returns the side of a cell as text, with its unit. */
export const sideText = (distance: Format['distance'], metres: number): string =>
  metres < 1000 ? `${metres}\u00a0m` : distance(metres)
