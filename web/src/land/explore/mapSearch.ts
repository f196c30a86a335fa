import { numberOf, type RawSearch, texts } from '../../platform/searchParams.ts'

/** The names of the lists of the map page, as in its URL. */
export type MapList = 'areas' | 'communities'
export const mapListOf = (value: unknown): MapList | undefined =>
  value === 'areas' || value === 'communities' ? value : undefined

export interface MapSearchParams {
  /** The position of the map: `zoom/lat/lng`. */
  at?: string
  community?: string
  list?: MapList
  /** The filter of the map; `readFilter` checks it. */
  levels?: string
  rating?: number
  from?: number
  to?: number
  mine?: true
  /** The id of the community whose land the shown areas touch. */
  land?: string
  /** The love map: 'all' or a level, and the last year that is counted; `readLove` checks them. */
  love?: string
  year?: number
}
export const mapSearch = (raw: RawSearch): MapSearchParams => ({
  ...texts('at', 'community', 'levels', 'land', 'love')(raw),
  rating: numberOf(raw.rating),
  from: numberOf(raw.from),
  to: numberOf(raw.to),
  year: numberOf(raw.year),
  mine: raw.mine === true ? true : undefined,
  list: mapListOf(raw.list),
})
