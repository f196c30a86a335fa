// The functions of the area filter, apart from its schema, since the map's first view must not load the parser (zod).
import type { AreaFilter } from './areaFilter.ts'
import { type Level, LEVELS, RATING_MAX, RATING_MIN, YEAR_MAX, YEAR_MIN } from './limits.ts'

/** Converts the years of a filter to ISO times: the beginning of the first year and the end (exclusive) of the last. */
export const spanOf = ({ from, to }: AreaFilter) => ({
  since: from && `${from}-01-01T00:00:00.000Z`,
  before: to && `${to + 1}-01-01T00:00:00.000Z`,
})

/** Tells whether an area passes all conditions of a filter except `land`, as the server would decide. */
export function passes(
  { level, rating, dateCreated }: { level: Level; rating: number; dateCreated: string },
  filter: AreaFilter,
): boolean {
  const { since, before } = spanOf(filter)
  return (
    (!filter.levels || filter.levels.includes(level)) &&
    rating >= (filter.rating ?? RATING_MIN) &&
    (!since || dateCreated >= since) &&
    (!before || dateCreated < before)
  )
}

/**
 * Returns a filter as the query of a URL, always the same for the same filter: '' for a filter without conditions, else such as
 * 'levels=country,world&rating=7'.
 */
export function filterQuery({ levels, rating, from, to, land }: AreaFilter): string {
  const chosen = levels && LEVELS.filter((level) => levels.includes(level))
  const parts = {
    levels: chosen && chosen.length < LEVELS.length ? chosen.join(',') : undefined,
    rating: rating && rating > RATING_MIN ? rating : undefined,
    from,
    to,
    land,
  }
  return Object.entries(parts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`)
    .join('&')
}

/** Reads a filter out of a query, still to be checked by `AreaFilter`; ignores other parameters. */
export function queriedFilter(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { levels, rating, from, to, land } = query
  const values = {
    levels: typeof levels === 'string' ? levels.split(',') : levels,
    rating: numberIn(rating),
    from: numberIn(from),
    to: numberIn(to),
    land,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const numberIn = (value: unknown): unknown => (typeof value === 'string' ? Number(value || Number.NaN) : value)

const UUID_V4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** Returns the filter that a query asks for, checked as `AreaFilter` checks it; null if it is invalid. */
export function filterIn(query: Readonly<Record<string, unknown>>): AreaFilter | null {
  const values = queriedFilter(query)
  const { levels, rating, from, to } = values
  const land = typeof values['land'] === 'string' ? values['land'].toLowerCase() : values['land']
  const isAbsentOr = (value: unknown, min: number, max: number) =>
    value === undefined || (Number.isInteger(value) && Number(value) >= min && Number(value) <= max)
  const isRead =
    (levels === undefined || (Array.isArray(levels) && levels.length <= LEVELS.length && levels.every(isLevel))) &&
    isAbsentOr(rating, RATING_MIN, RATING_MAX) &&
    isAbsentOr(from, YEAR_MIN, YEAR_MAX) &&
    isAbsentOr(to, YEAR_MIN, YEAR_MAX) &&
    (!from || !to || Number(from) <= Number(to)) &&
    (land === undefined || (typeof land === 'string' && UUID_V4.test(land)))
  return isRead ? ({ ...values, ...(land !== undefined && { land }) } as AreaFilter) : null
}

const isLevel = (value: unknown): boolean => LEVELS.some((level) => level === value)
