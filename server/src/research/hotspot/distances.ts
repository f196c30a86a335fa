import { HOTSPOT_BANDS_KM, HOTSPOT_FANS_KM, HOTSPOT_K, type HotspotDistances } from '@fieldfare/shared/hotspot.ts'
import { medianOf } from './countPeople.ts'

const ifEnough = (people: number): number | null => (people === 0 || people >= HOTSPOT_K ? people : null)

/** Counts people by distance classes, whose upper ends are `ends`; the last class is beyond all. Counts of too few people are null. */
function counts(kilometres: readonly number[], ends: readonly number[]): (number | null)[] {
  const people = [...ends, Infinity].map(
    (end, i) => kilometres.filter((one) => one >= (ends[i - 1] ?? 0) && one < end).length,
  )
  const told = people.map(ifEnough)
  // A single null could be computed from the total and the other counts, so the smallest other count becomes null, too.
  const missing = told.filter((one) => one === null).length
  if (missing !== 1) return told
  const least = Math.min(...people.filter((_, i) => told[i] !== null && (told[i] ?? 0) > 0))
  return told.map((one, i) => (one !== null && people[i] === least ? null : one))
}

/** Returns figures about people's distances from home; null for fewer than HOTSPOT_K people with a home. */
export function distancesOf(kilometres: readonly number[]): HotspotDistances | null {
  if (kilometres.length < HOTSPOT_K) return null
  const fans = counts(kilometres, HOTSPOT_FANS_KM)
  const beyond = kilometres.filter((one) => one >= HOTSPOT_FANS_KM[0]).length
  const told = ifEnough(beyond) !== null && ifEnough(kilometres.length - beyond) !== null
  return {
    people: kilometres.length,
    medianKm: Math.round(medianOf(kilometres)),
    beyondPercent: told ? Math.round((100 * beyond) / kilometres.length) : null,
    bands: counts(kilometres, HOTSPOT_BANDS_KM),
    fans,
  }
}
