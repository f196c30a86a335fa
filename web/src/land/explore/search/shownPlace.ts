import { createAtom, useSelector } from '@tanstack/react-store'
import type { Found } from '../../../map/search/results.ts'

/** The last chosen search result, which the map page marks. Kept in memory, since another page may set it before the map page opens. */
const shownPlace = createAtom<Found | null>(null)

export const markPlace = (found: Found | null): void => shownPlace.set(found)
export const useMarkedPlace = (): Found | null => useSelector(shownPlace)
