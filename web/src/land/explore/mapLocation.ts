import { paths } from '../../platform/paths.ts'
import { mapQuery, readFilter } from './filter/mapFilter.ts'
import { type LoveChoice, readLove } from './love/loveChoice.ts'
import { mapListOf, type MapList } from './mapSearch.ts'

/** The state of the map page, as read from a URL. */
export interface MapLocation {
  path: string
  at: string | null
  areaId: string | null
  communityId: string | null
  list: MapList | null
  /** The filter's part of the URL query, always the same for the same filter. */
  filter: string
  /** The choice of the love map, which is shown only without an area, community or list; null if it is off. */
  love: LoveChoice | null
}

/** Parses a URL of the map page, with or without its origin. Unknown values become null. */
export function readMapLocation(href: string): MapLocation {
  const { pathname, searchParams } = new URL(href, 'http://here')
  const isAlone = pathname === paths.map && !searchParams.has('community') && !searchParams.has('list')
  return {
    path: pathname,
    at: searchParams.get('at'),
    areaId: areaIn(pathname),
    communityId: searchParams.get('community'),
    list: mapListOf(searchParams.get('list')) ?? null,
    filter: mapQuery(readFilter(searchParams)),
    love: isAlone ? readLove(searchParams) : null,
  }
}

const areaIn = (path: string): string | null => /^\/area\/([^/]+)\/?$/.exec(path)?.[1] ?? null

/** Tells whether a path belongs to the map page: a map that is still moving must not write its position into another page's URL. */
export const isMapPath = (path: string): boolean => path === paths.map || areaIn(path) !== null

/** Returns a path with query whose position (`at`) is replaced; the slashes in the position stay unescaped, to be readable. */
export function withAt(path: string, at: string): string {
  const url = new URL(path, 'http://here')
  url.searchParams.set('at', at)
  return url.pathname + url.search.replaceAll('%2F', '/') + url.hash
}
