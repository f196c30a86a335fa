import { ALL_CRS, CRS84, type Crs } from './crs.ts'
import type { Collection, Field } from './collection.ts'

/** The number of features in a page by default, and the most that a request may ask for. */
export const LIMIT = { default: 100, max: 1000 } as const

/** The error for a request that the standard does not allow, with the reason in words. */
export class QueryFault extends Error {}

/** A box in the axes of its coordinate system, the smaller values first and east before north: [west, south, east, north]. */
export interface BoxQuery {
  box: [number, number, number, number]
  crs: Crs
}

/** The conditions by which a request selects features of a collection. */
export interface ConditionQuery {
  bbox: BoxQuery | null
  since: Date | null
  until: Date | null
  equals: [string, string | number | boolean][]
  /** A filter in CQL2, and the coordinate system of the shapes in it. */
  filter: { text: string; crs: Crs } | null
}

/** A request for a page of features. */
export interface FeatureQuery extends ConditionQuery {
  limit: number
  crs: Crs
  /** The key of the last row of the previous page; null for the first page. */
  after: (string | number)[] | null
}

type Params = Record<string, unknown>
const SHARED = ['f', 'crs']
/** The names that programs use for a secret in a URL's parameters. */
const SECRETS = /^(access_?|api_?|read_?)?(token|key)$|^(authorization|secret|password)$/i
const CONDITIONS = ['bbox', 'bbox-crs', 'datetime', 'filter', 'filter-lang', 'filter-crs']
const OF_PAGES = ['limit', 'cursor']

/** Checks the names of parameters. @throws QueryFault for a parameter that is unknown, given twice or a secret */
function assertKnown(params: Params, known: readonly string[]): void {
  for (const [name, value] of Object.entries(params)) {
    if (SECRETS.test(name))
      throw new QueryFault('A token belongs in the header Authorization: addresses are kept in logs and histories.')
    if (!known.includes(name)) throw new QueryFault(`The parameter '${name}' is not known here.`)
    if (typeof value !== 'string') throw new QueryFault(`The parameter '${name}' is there more than once.`)
  }
}

const textOf = (params: Params, name: string): string | undefined => params[name] as string | undefined

/** Reads the parameters of a page of features. @throws QueryFault */
export function pageQuery(params: Params, collection: Collection): FeatureQuery {
  assertKnown(params, [...SHARED, ...CONDITIONS, ...OF_PAGES, ...namesOf(filtersOf(collection))])
  return {
    ...conditionQuery(params, collection),
    limit: limitOf(textOf(params, 'limit')),
    crs: crsOf('crs', textOf(params, 'crs')),
    after: afterOf(textOf(params, 'cursor'), collection),
  }
}

/** Reads the parameters of a stream of features, which has no pages, and only longitude and latitude. @throws QueryFault */
export function streamQuery(params: Params, collection: Collection): ConditionQuery {
  for (const name of [...OF_PAGES, 'crs'])
    if (name in params)
      throw new QueryFault(`A stream has all features in longitude and latitude: leave out '${name}'.`)
  assertKnown(params, ['f', ...CONDITIONS, ...namesOf(filtersOf(collection))])
  return conditionQuery(params, collection)
}

const filtersOf = ({ fields }: Collection) => Object.entries(fields).filter(([, { equals }]) => equals)
const namesOf = (entries: [string, unknown][]): string[] => entries.map(([name]) => name)

function conditionQuery(params: Params, collection: Collection): ConditionQuery {
  const [datetime, filter] = [textOf(params, 'datetime'), textOf(params, 'filter')]
  const language = textOf(params, 'filter-lang')
  if (language !== undefined && language !== 'cql2-text') throw new QueryFault("'filter-lang' is cql2-text.")
  return {
    bbox: boxOf(textOf(params, 'bbox'), crsOf('bbox-crs', textOf(params, 'bbox-crs'))),
    ...spanOf(collection.time && datetime),
    filter: filter === undefined ? null : { text: filter, crs: crsOf('filter-crs', textOf(params, 'filter-crs')) },
    equals: filtersOf(collection).flatMap(([name, field]) => {
      const value = textOf(params, name)
      return value === undefined ? [] : [[name, valueOf(name, field, value)] as [string, string | number | boolean]]
    }),
  }
}

/** Reads the parameters of a request for one feature. @returns its coordinate system @throws QueryFault */
export function featureQuery(params: Params): Crs {
  assertKnown(params, SHARED)
  return crsOf('crs', textOf(params, 'crs'))
}

/** Checks the parameters of a request for a document. @throws QueryFault */
export const assertDocument = (params: Params): void => assertKnown(params, ['f'])

function limitOf(text: string | undefined): number {
  if (text === undefined) return LIMIT.default
  if (!/^\d{1,15}$/.test(text) || Number(text) < 1) throw new QueryFault("'limit' is a whole number from 1.")
  return Math.min(Number(text), LIMIT.max)
}

function crsOf(name: string, text: string | undefined): Crs {
  if (text === undefined) return CRS84
  const crs = ALL_CRS.find(({ uri }) => uri === text)
  if (!crs) throw new QueryFault(`'${name}' is one of ${ALL_CRS.map(({ uri }) => uri).join(', ')}.`)
  return crs
}

function boxOf(text: string | undefined, crs: Crs): BoxQuery | null {
  if (text === undefined) return null
  const numbers = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)))
  const [a, b, c, d] = numbers.length === 6 ? [0, 1, 3, 4].map((at) => numbers[at] ?? NaN) : numbers
  const isBox = [4, 6].includes(numbers.length) && numbers.every((one) => Number.isFinite(one) && Math.abs(one) < 1e9)
  if (!isBox || a === undefined || b === undefined || c === undefined || d === undefined)
    throw new QueryFault("'bbox' is four numbers with commas between: the lower and the upper corner.")
  const [west, south, east, north] = crs.northFirst ? [b, a, d, c] : [a, b, c, d]
  if (south > north || (west > east && crs.srid !== 4326))
    throw new QueryFault("The upper corner of 'bbox' is below or west of the lower one.")
  return { box: [west, south, east, north], crs }
}

/** Reads an instant, or an interval: two instants with a slash between them, of which one may be open ('..' or nothing). */
function spanOf(text: string | undefined): Pick<FeatureQuery, 'since' | 'until'> {
  if (text === undefined) return { since: null, until: null }
  const parts = text.split('/')
  const [first = '', last = first] = parts
  const isOpen = (part: string) => part === '' || part === '..'
  if (parts.length > 2 || (isOpen(first) && isOpen(last))) throw notATime()
  const [since, until] = [first, last].map((part) => {
    if (parts.length === 2 && isOpen(part)) return null
    const at = instantOf(part)
    if (!at) throw notATime()
    return at
  })
  if (since && until && since > until) throw notATime()
  return { since: since ?? null, until: until ?? null }
}

const notATime = () => new QueryFault("'datetime' is an instant such as 2026-05-01T00:00:00Z, or two with '/' between.")
const INSTANT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2}))?$/

/** Parses an instant such as 2026-05-01 or 2026-05-01T12:00:00Z; null for any other text. */
export function instantOf(text: string): Date | null {
  const at = INSTANT.test(text) ? new Date(text) : null
  return at && !Number.isNaN(at.getTime()) ? at : null
}

/** Returns the cursor, for URLs, of the page that follows the row with these key values. */
export const cursorOf = (values: readonly unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

function afterOf(text: string | undefined, { key, keyOf }: Collection): (string | number)[] | null {
  if (text === undefined) return null
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    const known = Array.isArray(values) && values.length === key.length ? keyOf(values.join('.')) : null
    if (known) return known
  } catch {
    // The cursor is no JSON.
  }
  throw new QueryFault("'cursor' is of another collection, or incomplete: follow the link to the next page.")
}

function valueOf(name: string, { type }: Field, text: string): string | number | boolean {
  if (type === 'boolean' && ['true', 'false'].includes(text)) return text === 'true'
  if (type === 'integer' && /^-?\d{1,9}$/.test(text)) return Number(text)
  if (type === 'string') return text
  throw new QueryFault(`'${name}' is a value of type ${type}.`)
}
