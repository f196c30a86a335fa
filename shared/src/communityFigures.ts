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
 * Asks for the figures of a community's land, for its owner: of a calendar year, as its first and last month 2026-01
 * and 2026-12, or without both of all years. Windows that differ by one person would give that person's answers away.
 */
export const AskFigures = z.strictObject(period).refine(isYearOrAll, { error: 'wholeYear', path: ['from'] })
/** Months as 2026-11, both included; without one there is no bound. */
export const AskExplanations = z.strictObject({ ...period, ...PageInput })

/** The number of people in a group, in steps of GROUP_STEP; null for fewer than that. */
export interface Group<T extends string = string> {
  group: T
  people: number | null
}

export interface CommunityFigures {
  /** The time of the figures; null where nothing is released yet. */
  asOf: string | null
  /** Subscribers at the end of each year: exact, as everyone can read on the community's page. */
  subscribers: { year: string; people: number }[]
  /** Areas that overlap the land, in steps, and their average rating; null where fewer people than a group drew them. */
  areas: number | null
  people: number | null
  averageRating: number | null
  /** People by the year in which they first drew, by what they said and by how far it matters to them. */
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
