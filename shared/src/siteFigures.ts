import { GROUP_STEP, type Level, type Objective } from './limits.ts'

/** A running total at the end of each month; null where fewer than GROUP_STEP people are behind it. */
export type Series = (number | null)[]

export interface FundingSeries {
  /** The total that all people together give to the objective. */
  total: Series
  /** The mean that a person gives, of those who give to the objective. */
  mean: Series
}

export const PLEDGED_KEYS = ['once', 'yearly'] as const
export type PledgedKey = (typeof PLEDGED_KEYS)[number]

/** Totals of the whole site. A total changes only once GROUP_STEP people more or fewer are behind it, so months never differ by one person. */
export interface SiteFigures {
  asOf: string
  /** The months, such as 2026-11, oldest first. */
  months: string[]
  people: Series
  areas: Record<Level, Series>
  subscriptions: Series
  /** The cents of running pledges: contributions given once, and the yearly sum of the others. */
  pledged: Record<PledgedKey, Series>
  /** People by the rating that they gave some area, from 1 to 10, in steps of GROUP_STEP. */
  ratings: (number | null)[]
  /** Cents a year by objective, of the budgets that people who agree to research had at the end of each month. */
  funding: Record<Objective, FundingSeries>
}

/** A total at the end of a month, with the number of people behind that total. */
export interface Counted {
  people: number
  value: number
}

/**
 * Returns a series as it may be shown: a shown value stays until GROUP_STEP more, or fewer, people are behind the total.
 * @returns null for each month with fewer than GROUP_STEP people
 */
export function released(points: readonly Counted[]): Series {
  let shown: Counted | null = null
  return points.map((point) => {
    if (point.people < GROUP_STEP) shown = null
    else if (shown === null || Math.abs(point.people - shown.people) >= GROUP_STEP) shown = point
    return shown?.value ?? null
  })
}
