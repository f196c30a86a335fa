import { AreaFilter, filterQuery, passes, queriedFilter } from '@fieldfare/shared/areaFilter.ts'
import type { AreaView } from '@fieldfare/shared/area.ts'

/** What the map page shows of areas: those that pass the filter of tiles and lists, or of these the reader's own alone. */
export interface MapFilter extends AreaFilter {
  mine?: boolean
}

/** The filter in an address; one that is none is left out whole. */
export function readFilter(params: URLSearchParams): MapFilter {
  const { data = {} } = AreaFilter.safeParse(queriedFilter(Object.fromEntries(params)))
  return params.get('mine') === 'true' ? { ...data, mine: true } : data
}

/** The same filter as parameters of an address. */
export const filterParams = ({ mine, ...filter }: MapFilter): Record<string, string> => ({
  ...Object.fromEntries(new URLSearchParams(filterQuery(filter))),
  ...(mine && { mine: 'true' }),
})

/** How many things a filter asks for; the two years are one. */
export function countFilters({ levels, rating, from, to, mine }: MapFilter): number {
  return [levels, rating, from ?? to, mine].filter(Boolean).length
}

/** Whether the map shows an area. */
export const shows =
  ({ mine: onlyMine, ...filter }: MapFilter, mine: ReadonlySet<string>) =>
  (area: Pick<AreaView, 'id' | 'level' | 'rating' | 'dateCreated'>): boolean =>
    passes(area, filter) && (!onlyMine || mine.has(area.id))
