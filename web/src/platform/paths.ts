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

/** The path of `?then=` if it stays within our origin, else undefined. */
export function ownPath(then: unknown): string | undefined {
  if (typeof then !== 'string' || !then.startsWith('/')) return undefined
  const url = URL.parse(then, window.location.origin)
  // '/..//elsewhere' parses as a URL of our origin, but its path alone would lead away.
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return undefined
  return url.pathname + url.search + url.hash
}
