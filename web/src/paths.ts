import { paths } from '@fieldfare/shared/paths.ts'

export { paths, type PathTo } from '@fieldfare/shared/paths.ts'

export type PathName = keyof typeof paths

/** What the router matches for a name: `/area/$id`. */
export function patternOf(name: PathName): string {
  const path = paths[name]
  return typeof path === 'string' ? path : path.pattern
}

/** The full page of an area, which takes its id as a query. */
export const areaDetail = (id: string): string => `${paths.measureDetail}?id=${encodeURIComponent(id)}`

/** The same address, with where to go once that is done: `/login?then=%2Fmy-areas`. */
export const withThen = (path: string, then: string): string => `${path}?then=${encodeURIComponent(then)}`

/** Where `?then=` leads, if it stays within our own pages; anything else is undefined. */
export function ownPath(then: unknown): string | undefined {
  if (typeof then !== 'string' || !then.startsWith('/')) return undefined
  const url = URL.parse(then, window.location.origin)
  // '/..//elsewhere' parses as ours, but its path alone would lead away.
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
