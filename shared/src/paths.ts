import { PAGES } from './pages.ts'

/** A path with one parameter. Call it to get an address; `pattern` is what the router matches and what links take as `to`. */
export interface PathTo<Pattern extends string> {
  (id: string): string
  pattern: Pattern
}

function to(pattern: string): PathTo<string> {
  const make = (id: string) => pattern.replace(/\$\w+/, encodeURIComponent(id))
  return Object.assign(make, { pattern })
}

export type PathName = keyof typeof PAGES
/** The pattern that the router matches: `/area/$id`. */
export type PatternOf<Name extends PathName> = (typeof PAGES)[Name]['path']

type Address<Pattern extends string> = Pattern extends `${string}$${string}` ? PathTo<Pattern> : Pattern
type Addresses = { readonly [Name in PathName]: Address<PatternOf<Name>> }

export const patternOf = <Name extends PathName>(name: Name): PatternOf<Name> => PAGES[name].path

export const pathNames = Object.keys(PAGES) as PathName[]

const addressOf = (pattern: string) => (pattern.includes('$') ? to(pattern) : pattern)

/** The addresses of all pages. */
export const paths = Object.fromEntries(
  pathNames.map((name) => [name, addressOf(patternOf(name))] as const),
) as Addresses

/** An address as the router reads it: the name of its page, and its parameter where it has one. */
export interface PageAddress {
  name: PathName
  parameter: string | undefined
}

/** Returns the address of a page by its name; one without a parameter has no use for the id. */
export function pathOf(name: PathName, id: string): string {
  const path = paths[name]
  return typeof path === 'string' ? path : path(id)
}

const MATCHERS = pathNames.map((name) => ({
  name,
  matches: new RegExp(`^${patternOf(name).replace(/\$\w+/, '([^/]+)').replace(/\/$/, '')}/?$`),
}))

/** The page of a path without its query, such as `/area/7`; null where there is none. */
export function pageAt(path: string): PageAddress | null {
  for (const { name, matches } of MATCHERS) {
    const [found, parameter] = matches.exec(path) ?? []
    if (found !== undefined) return { name, parameter: parameter && decode(parameter) }
  }
  return null
}

/** A parameter as it was before it became a part of an address; itself where it was never written by `encodeURIComponent`. */
function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return parameter
  }
}

/** Tells whether a path is the address of a page, with any parameter: `/area/7`, without its query. */
export const isPagePath = (path: string): boolean => pageAt(path) !== null
