import type { AreaView } from '@fieldfare/shared/area.ts'
import type { Level } from '@fieldfare/shared/limits.ts'
import type { MapPosition } from '../../map/view/mapAddress.ts'
import { findPlaces, keyOf, matchOf, type Place } from './places.ts'

/** A search result. */
export type Answer = { id: string; name: string } & (
  | { kind: 'place'; country: string; at: MapPosition }
  | { kind: 'community' }
  | { kind: 'area'; level: Level }
)

/** Zoom that shows a town with its surroundings. */
const PLACE_ZOOM = 12
const MOST = { places: 5, communities: 4, areas: 4 }

interface Sources {
  places: readonly Place[]
  /** Already filtered by the query. */
  communities: readonly { id: string; title: string }[]
  areas: readonly Pick<AreaView, 'id' | 'title' | 'level'>[]
}

/** Whether a title matches the query. */
export const isNamed = ({ title }: { title: string }, query: string): boolean =>
  matchOf(keyOf(title), keyOf(query)) !== null

/** The results for a query: places first, then communities, then areas. Fewer than two letters find nothing. */
export function answersFor(query: string, { places, communities, areas }: Sources): Answer[] {
  const sought = keyOf(query)
  if (sought.length < 2) return []
  const named = areas.filter((area) => isNamed(area, query))
  return [
    ...findPlaces(places, query, MOST.places).map(({ name, country, lng, lat }): Answer => {
      return { kind: 'place', id: `${name}/${lng}/${lat}`, name, country, at: { zoom: PLACE_ZOOM, lng, lat } }
    }),
    ...communities.slice(0, MOST.communities).map(({ id, title }): Answer => ({ kind: 'community', id, name: title })),
    ...named.slice(0, MOST.areas).map(({ id, title, level }): Answer => ({ kind: 'area', id, name: title, level })),
  ]
}
