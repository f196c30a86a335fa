import { paths } from '@fieldfare/shared/paths.ts'
import type { RegisteredRouter, RouterState } from '@tanstack/react-router'

export {
  pageAt,
  pathNames,
  type PathName,
  type PatternOf,
  paths,
  type PathTo,
  patternOf,
} from '@fieldfare/shared/paths.ts'

/** The target of a computed link: a path, with search parameters that some route has. */
export interface Destination {
  to: string
  search?: RouterState<RegisteredRouter['routeTree']>['location']['search']
}

/** The address of an area's full page, which takes its id as a search parameter. */
export const areaDetail = (id: string): string => `${paths.measureDetail}?id=${encodeURIComponent(id)}`

/** The address with `?then=`, the path to return to: `/login?then=%2Fmy-areas`. */
export const withThen = (path: string, then: string): string => `${path}?then=${encodeURIComponent(then)}`

/** The path of `?then=` if it stays within our origin, else undefined. */
export function ownPath(then: unknown): string | undefined {
  if (typeof then !== 'string' || !then.startsWith('/')) return undefined
  const url = URL.parse(then, window.location.origin)
  // '/..//elsewhere' parses as ours, but its path alone would lead away.
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
