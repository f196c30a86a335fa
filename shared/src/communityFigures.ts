import { z } from 'zod'
import type { ACTIVITIES, FREQUENCIES, Level, PRIORITIES } from './limits.ts'
import { Id, PageInput } from './schemas.ts'

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'type' })
const period = { id: Id, from: Month.optional(), to: Month.optional() }

function isYearOrAll({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  if (from === undefined) return to === undefined
  const year = from.slice(0, 4)
  return from === `${year}-01` && to === `${year}-12`
}

/**
 * Asks for the figures of a community's land, for the owner: of one calendar year, given by its first and last month, such as
 * 2026-01 and 2026-12, or of all years if both months are left out. With freely chosen periods, two that differ by one person
 * would give that person's answers away.
 */
export const AskFigures = z.strictObject(period).refine(isYearOrAll, { error: 'wholeYear', path: ['from'] })
/** Asks for the explanations between two months such as 2026-11, both included; a month left out sets no bound. */
export const AskExplanations = z.strictObject({ ...period, ...PageInput })

/** The number of people in a group, in steps of GROUP_STEP; null for fewer than that. */
export interface Group<T extends string = string> {
  group: T
  people: number | null
}

export interface CommunityFigures {
  /** The time of the figures; null if none are released yet. */
  asOf: string | null
  /** Subscribers at the end of each year: exact, as everyone can read on the community's page. */
  subscribers: { year: string; people: number }[]
  /**
   * The numbers of areas that overlap the land and of the makers of these areas, both in steps of GROUP_STEP; and the average rating.
   * Null for fewer makers than GROUP_STEP.
   */
  areas: number | null
  people: number | null
  averageRating: number | null
  /** Numbers of people by the year in which they first drew here, by each answer about their areas, and by the areas' levels. */
  drawn: Group[]
  ratings: Group[]
  frequencies: Group<(typeof FREQUENCIES)[number]>[]
  activities: Group<(typeof ACTIVITIES)[number]>[]
  priorities: Group<(typeof PRIORITIES)[number]>[]
  levels: Group<Level>[]
}

/** A person's reason for a rating, in their own words: only of people who show their name with their areas. */
export interface Explanation {
  areaId: string
  title: string
  rating: number
  text: string
  name: string
  dateCreated: string
}
