import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { filterIn, filterQuery, passes } from '@fieldfare/shared/filterQuery.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { type Level, LEVELS } from '@fieldfare/shared/limits.ts'
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

/** The levels after a press on one. All of them and none of them ask for the same: everything. */
export function chooseLevel(levels: readonly Level[] = [], level: Level): Level[] | undefined {
  const next = LEVELS.filter((one) => levels.includes(one) !== (one === level))
  return next.length % LEVELS.length === 0 ? undefined : next
}

/** The years after a press on one: that year, then all from one to another; a press on one of several leaves it alone, and on it alone none. */
export function chooseYear({ from, to }: MapFilter, year: number): Pick<MapFilter, 'from' | 'to'> {
  const [first, last] = [from ?? to, to ?? from]
  if (first === undefined || last === undefined) return { from: year, to: year }
  if (first === year && last === year) return { from: undefined, to: undefined }
  if (first <= year && year <= last) return { from: year, to: year }
  return { from: Math.min(first, year), to: Math.max(last, year) }
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
