import { z } from 'zod'
import type { ACTIVITIES, FREQUENCIES, Level, PRIORITIES } from './limits.ts'
import { Id, PageInput } from './schemas.ts'

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: 'type' })
const period = { id: Id, from: Month.optional(), to: Month.optional() }

/** Of a community's land, for its owner. Months as 2026-11, both included; without one there is no bound. */
export const AskFigures = z.strictObject(period)
export const AskExplanations = z.strictObject({ ...period, ...PageInput })

/** How many people are in a group, in steps of GROUP_STEP; null for fewer than that. */
export interface Group<T extends string = string> {
  group: T
  people: number | null
}

export interface CommunityFigures {
  /** All but `subscribers` is as it was then. */
  asOf: string
  /** How many subscribe at the end of each month: exact, as everyone can read on the community's page. */
  subscribers: { month: string; people: number }[]
  /** Areas that overlap the land, in steps, and their average rating; null where fewer people than a group drew them. */
  areas: number | null
  people: number | null
  averageRating: number | null
  /** People by the month in which they drew, by what they said and by how far it matters to them. */
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
