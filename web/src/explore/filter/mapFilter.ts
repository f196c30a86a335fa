import { AreaFilter, filterQuery, passes, queriedFilter } from '@fieldfare/shared/areaFilter.ts'
import type { AreaView } from '@fieldfare/shared/area.ts'
import type { MapSearchParams } from '../../searchParams.ts'

/** What the map page shows of areas: those that pass the filter of tiles and lists, or of these the reader's own alone. */
export interface MapFilter extends AreaFilter {
  mine?: boolean
}

/** The filter in an address; one that is none is left out whole. */
export function readFilter(params: URLSearchParams): MapFilter {
  const { data = {} } = AreaFilter.safeParse(queriedFilter(Object.fromEntries(params)))
  return params.get('mine') === 'true' ? { ...data, mine: true } : data
}

/** The filter as the query of an address, the same for the same filter. */
export const mapQuery = ({ mine, ...filter }: MapFilter): string =>
  [filterQuery(filter), mine && 'mine=true'].filter(Boolean).join('&')

/** The filter as the router writes it into an address. */
export const filterParams = ({ levels, rating, from, to, mine }: MapFilter) => ({
  levels: levels?.join(','),
  rating,
  from,
  to,
  mine: mine ? (true as const) : undefined,
})

/** How many things a filter asks for; the two years are one. */
export function countFilters({ levels, rating, from, to, mine }: MapFilter): number {
  return [levels, rating, from ?? to, mine].filter(Boolean).length
}

/** The filter's part of what the router read, for links that keep it. */
export const keptFilter = ({ levels, rating, from, to, mine }: MapSearchParams): MapSearchParams => ({
  levels,
  rating,
  from,
  to,
  mine,
})

/** Whether the map shows an area. */
export const shows =
  ({ mine: onlyMine, ...filter }: MapFilter, mine: ReadonlySet<string>) =>
  (area: Pick<AreaView, 'id' | 'level' | 'rating' | 'dateCreated'>): boolean =>
    passes(area, filter) && (!onlyMine || mine.has(area.id))
