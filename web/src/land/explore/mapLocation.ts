import { paths } from '../../platform/paths.ts'
import { mapQuery, readFilter } from './filter/mapFilter.ts'
import { type LoveChoice, readLove } from './love/loveChoice.ts'
import { mapListOf, type MapList } from './mapSearch.ts'

/** The map's part of an address. */
export interface MapLocation {
  path: string
  at: string | null
  areaId: string | null
  communityId: string | null
  list: MapList | null
  /** The filter's part of the query, the same for the same filter. */
  filter: string
  /** The love map, which is shown with nothing else; null where it is off. */
  love: LoveChoice | null
}

/** Parses an address, with or without its origin. Unknown values are null. */
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

/** Tells whether a path belongs to the map page: a map that still moves must not write into another page's address. */
export const isMapPath = (path: string): boolean => path === paths.map || areaIn(path) !== null

/** The path with another position, its slashes unescaped for legibility. */
export function withAt(path: string, at: string): string {
  const url = new URL(path, 'http://here')
  url.searchParams.set('at', at)
  return url.pathname + url.search.replaceAll('%2F', '/') + url.hash
}
