import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { filterIn, filterQuery, passes } from '@fieldfare/shared/filterQuery.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import { shapesTouch } from '@fieldfare/shared/geo/touching.ts'
import type { AreaView } from '@fieldfare/shared/area.ts'
import type { MapSearchParams } from '../mapSearch.ts'

/** The filter of the map page: areas that pass the filter of tiles and lists and, if `mine` is true, are the reader's own. */
export interface MapFilter extends AreaFilter {
  mine?: boolean
}

/** Reads the filter in a URL's query; an invalid filter is ignored as a whole. */
export function readFilter(params: URLSearchParams): MapFilter {
  const filter = filterIn(Object.fromEntries(params)) ?? {}
  return params.get('mine') === 'true' ? { ...filter, mine: true } : filter
}

/** Returns a filter as a URL query, always the same for the same filter. */
export const mapQuery = ({ mine, ...filter }: MapFilter): string =>
  [filterQuery(filter), mine && 'mine=true'].filter(Boolean).join('&')

/** Returns a filter as search parameters for the router. */
export const filterParams = ({ levels, rating, from, to, land, mine }: MapFilter) => ({
  levels: levels?.join(','),
  rating,
  from,
  to,
  land,
  mine: mine ? (true as const) : undefined,
})

/** Counts the conditions of a filter; first and last year count as one. */
export function countFilters({ levels, rating, from, to, land, mine }: MapFilter): number {
  return [levels, rating, from ?? to, land, mine].filter(Boolean).length
}

/** Returns the chosen levels after a press on one of them; undefined if all or none are chosen, since both mean no filter. */
export function chooseLevel(levels: readonly Level[] = [], level: Level): Level[] | undefined {
  const next = LEVELS.filter((one) => levels.includes(one) !== (one === level))
  return next.length % LEVELS.length === 0 ? undefined : next
}

/** Returns the years after a press on a year: outside the range, the range extended to it; else only this year; none if it was the only one. */
export function chooseYear({ from, to }: MapFilter, year: number): Pick<MapFilter, 'from' | 'to'> {
  const [first, last] = [from ?? to, to ?? from]
  if (first === undefined || last === undefined) return { from: year, to: year }
  if (first === year && last === year) return { from: undefined, to: undefined }
  if (first <= year && year <= last) return { from: year, to: year }
  return { from: Math.min(first, year), to: Math.max(last, year) }
}

/** Returns only the filter's search parameters, for links that keep the filter. */
export const keptFilter = ({ levels, rating, from, to, land, mine }: MapSearchParams): MapSearchParams => ({
  levels,
  rating,
  from,
  to,
  land,
  mine,
})

/** Returns a function that tells whether an area passes the filter. `land` is that of the filter's community, undefined until it is loaded. */
export const shows =
  ({ mine: onlyMine, ...filter }: MapFilter, mine: ReadonlySet<string>, land?: AreaShape) =>
  (area: Pick<AreaView, 'id' | 'level' | 'rating' | 'dateCreated' | 'geometry'>): boolean =>
    passes(area, filter) &&
    (!onlyMine || mine.has(area.id)) &&
    (!filter.land || (land !== undefined && shapesTouch(area.geometry, land)))
