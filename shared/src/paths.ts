import { PAGES } from './pages.ts'

/** A path with one parameter. Called with an id, it returns the path; `pattern` is what the router matches and links take as `to`. */
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

/** The paths of all pages, by name. */
export const paths = Object.fromEntries(
  pathNames.map((name) => [name, addressOf(patternOf(name))] as const),
) as Addresses

/** A path as the router reads it: the name of the page, and the parameter if there is one. */
export interface PageAddress {
  name: PathName
  parameter: string | undefined
}

/** Returns the path of a page by its name; a page without a parameter ignores `id`. */
export function pathOf(name: PathName, id: string): string {
  const path = paths[name]
  return typeof path === 'string' ? path : path(id)
}

const MATCHERS = pathNames.map((name) => ({
  name,
  matches: new RegExp(`^${patternOf(name).replace(/\$\w+/, '([^/]+)').replace(/\/$/, '')}/?$`),
}))

/** Returns the page of a path without query, such as `/area/7`; null if no page has this path. */
export function pageAt(path: string): PageAddress | null {
  for (const { name, matches } of MATCHERS) {
    const [found, parameter] = matches.exec(path) ?? []
    if (found !== undefined) return { name, parameter: parameter && decode(parameter) }
  }
  return null
}

/** Decodes the parameter in a path; returns it unchanged if `encodeURIComponent` cannot have written it. */
function decode(parameter: string): string {
  try {
    return decodeURIComponent(parameter)
  } catch {
    return parameter
  }
}

/** Tells whether a path without query, such as `/area/7`, is the path of a page, with any parameter. */
export const isPagePath = (path: string): boolean => pageAt(path) !== null
