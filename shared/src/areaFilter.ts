import { z } from 'zod'
import { Id } from './schemas.ts'
import { type Level, LEVELS, RATING_MAX, RATING_MIN } from './limits.ts'

/** The first year of anything drawn, and a last one that no clock reaches by mistake. */
export const YEAR_MIN = 2000
const YEAR_MAX = 2999
const year = z.number().int().min(YEAR_MIN).max(YEAR_MAX)

/**
 * Which of everybody's areas a map and its list show; what is absent leaves none out. Only what everyone may read of an area
 * can be asked for: a filter by anything else would tell it.
 */
export const AreaFilter = z
  .strictObject({
    levels: z.array(z.enum(LEVELS)).min(1).max(LEVELS.length),
    /** At least this rating. */
    rating: z.number().int().min(RATING_MIN).max(RATING_MAX),
    /** Drawn in this year (UTC) or later. */
    from: year,
    /** Drawn in this year or before. */
    to: year,
    /** Touching the land of this community; without one that everyone sees, none pass. */
    land: Id,
  })
  .partial()
  .refine(({ from, to }) => !from || !to || from <= to, { error: 'range', path: ['to'] })
export type AreaFilter = z.output<typeof AreaFilter>

/** Years as the times they begin and end (exclusive), ISO. */
export const spanOf = ({ from, to }: AreaFilter) => ({
  since: from && `${from}-01-01T00:00:00.000Z`,
  before: to && `${to + 1}-01-01T00:00:00.000Z`,
})

/** Whether an area passes all but the land, as the server decides it. */
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

/** The filter as the query of an address, the same for the same filter: '' without one, else 'levels=country,world&rating=7'. */
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

/** What a query asks for, still to be checked by `AreaFilter`; other parameters are not looked at. */
export function queriedFilter(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { levels, rating, from, to, land } = query
  const asked = {
    levels: typeof levels === 'string' ? levels.split(',') : levels,
    rating: numberIn(rating),
    from: numberIn(from),
    to: numberIn(to),
    land,
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

const numberIn = (value: unknown): unknown => (typeof value === 'string' ? Number(value || Number.NaN) : value)
