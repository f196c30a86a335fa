import { z } from 'zod'
import { YEAR_MAX, YEAR_MIN, LEVELS, RATING_MAX, RATING_MIN } from './limits.ts'
import { Id } from './schemas.ts'

const year = z.number().int().min(YEAR_MIN).max(YEAR_MAX)

/**
 * Selects the areas, of all people, that a map and its list show. A condition that is not given excludes no area. Only public
 * fields can be filtered by: a filter by a private field would reveal that field.
 */
export const AreaFilter = z
  .strictObject({
    levels: z.array(z.enum(LEVELS)).min(1).max(LEVELS.length),
    /** The lowest rating. */
    rating: z.number().int().min(RATING_MIN).max(RATING_MAX),
    /** Leaves out areas that were drawn before this year (UTC). */
    from: year,
    /** Leaves out areas that were drawn after this year. */
    to: year,
    /** Leaves out areas that do not touch this community's land; no area passes if the community is not public. */
    land: Id,
  })
  .partial()
  .refine(({ from, to }) => !from || !to || from <= to, { error: 'range', path: ['to'] })
export type AreaFilter = z.output<typeof AreaFilter>
