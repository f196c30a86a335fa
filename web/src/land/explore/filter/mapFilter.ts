import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { filterIn, filterQuery, passes } from '@fieldfare/shared/filterQuery.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { shapesTouch } from '@fieldfare/shared/geo/touching.ts'
import type { AreaView } from '@fieldfare/shared/area.ts'
import type { MapSearchParams } from '../mapSearch.ts'

/** Selects the areas on the map page: those that pass the filter of tiles and lists, or of these the reader's own alone. */
export interface MapFilter extends AreaFilter {
  mine?: boolean
}

/** Reads the filter in an address; an invalid one is ignored as a whole. */
export function readFilter(params: URLSearchParams): MapFilter {
  const filter = filterIn(Object.fromEntries(params)) ?? {}
  return params.get('mine') === 'true' ? { ...filter, mine: true } : filter
}

/** The filter as the query of an address, the same for the same filter. */
export const mapQuery = ({ mine, ...filter }: MapFilter): string =>
  [filterQuery(filter), mine && 'mine=true'].filter(Boolean).join('&')

/** The filter as the router writes it into an address. */
export const filterParams = ({ levels, rating, from, to, land, mine }: MapFilter) => ({
  levels: levels?.join(','),
  rating,
  from,
  to,
  land,
  mine: mine ? (true as const) : undefined,
})

/** Counts the things that a filter asks for; the two years are one. */
export function countFilters({ levels, rating, from, to, land, mine }: MapFilter): number {
  return [levels, rating, from ?? to, land, mine].filter(Boolean).length
}

/** The filter's part of what the router read, for links that keep it. */
export const keptFilter = ({ levels, rating, from, to, land, mine }: MapSearchParams): MapSearchParams => ({
  levels,
  rating,
  from,
  to,
  land,
  mine,
})

/** Tells whether the map shows an area. `land` is that of the community that the filter names: undefined until it is known. */
export const shows =
  ({ mine: onlyMine, ...filter }: MapFilter, mine: ReadonlySet<string>, land?: AreaShape) =>
  (area: Pick<AreaView, 'id' | 'level' | 'rating' | 'dateCreated' | 'geometry'>): boolean =>
    passes(area, filter) &&
    (!onlyMine || mine.has(area.id)) &&
    (!filter.land || (land !== undefined && shapesTouch(area.geometry, land)))
