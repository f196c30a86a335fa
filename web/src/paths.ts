import { paths, type PathTo } from '@fieldfare/shared/paths.ts'
import type { RegisteredRouter, RouterState } from '@tanstack/react-router'

export { paths, type PathTo } from '@fieldfare/shared/paths.ts'

export type PathName = keyof typeof paths
export type PatternOf<Name extends PathName> = Extract<(typeof paths)[Name] | PatternIn<(typeof paths)[Name]>, string>
type PatternIn<Path> = Path extends PathTo<infer Pattern> ? Pattern : never

/** The pattern that the router matches: `/area/$id`. */
export function patternOf<Name extends PathName>(name: Name): PatternOf<Name>
export function patternOf(name: PathName): string {
  const path = paths[name]
  return typeof path === 'string' ? path : path.pattern
}

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
