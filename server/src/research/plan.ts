import { GENDERS } from '@fieldfare/shared/account.ts'
import {
  ACTIVITIES,
  FREQUENCIES,
  LEVELS,
  OBJECTIVES,
  PRIORITIES,
  RELATIONSHIPS,
  RHYTHMS,
} from '@fieldfare/shared/limits.ts'
import type { Messages } from '@fieldfare/shared/locale.ts'
import { GROUP_MIN } from '@fieldfare/shared/research.ts'
import { FLOWS } from '@fieldfare/shared/surveyFlow.ts'
import { type CODES, NOT_ANSWERED, NOT_ASKED, SUPPRESSED } from './labels.ts'

/** The first letter of a pseudonym, by the kind of thing that the pseudonym is for. */
export type PseudonymOf = 'R' | 'A' | 'B' | 'C' | 'K' | 'P' | 'O'

/** A column of a table. */
export interface Plan {
  name: string
  type: 'string' | 'integer' | 'number' | 'date' | 'yearmonth' | 'geometry'
  pseudonym?: PseudonymOf
  /** The table to whose column of the same name the values refer (a foreign key). */
  refers?: 'respondents' | 'areas' | 'budgets' | 'campaigns' | 'hotspot_runs'
  options?: OptionList
  /** True for text that people wrote, which is left out unless requested. */
  free?: true
  /** The code of an empty cell. Columns without one are never empty. */
  missing?: number
}

/** A table: its columns, and the key columns that identify a row. */
export interface TablePlan {
  key: string[]
  fields: Plan[]
}

export const LISTS = {
  level: [LEVELS, (m: Messages) => m.area.level],
  frequency: [FREQUENCIES, (m: Messages) => m.area.frequency],
  activity: [ACTIVITIES, (m: Messages) => m.area.activity],
  priority: [PRIORITIES, (m: Messages) => m.area.priority],
  relationship: [RELATIONSHIPS, (m: Messages) => m.area.relationship],
  objective: [OBJECTIVES, (m: Messages) => m.funding.objectives.name],
  rhythm: [RHYTHMS, (m: Messages) => m.funding.requests.period],
  gender: [GENDERS, (m: Messages) => m.account.gender],
  education: [[1, 2, 3, 4, 5, 6, 7, 8], (m: Messages) => m.account.education],
  flow: [FLOWS, (m: Messages) => m.campaign.flow],
} as const satisfies Record<string, readonly [readonly (string | number)[], (m: Messages) => object]>
export type OptionList = keyof typeof LISTS | keyof typeof CODES | 'locale'

export const text = (name: string, more: Partial<Plan> = {}): Plan => ({ name, type: 'string', ...more })
export const integer = (name: string, more: Partial<Plan> = {}): Plan => ({ name, type: 'integer', ...more })
export const number = (name: string, more: Partial<Plan> = {}): Plan => ({ name, type: 'number', ...more })
export const day = (name: string, more: Partial<Plan> = {}): Plan => ({ name, type: 'date', ...more })
export const flag = (name: string, more: Partial<Plan> = {}) => integer(name, { options: 'yesNo', ...more })
export const ownWords = (name: string) => text(name, { free: true, missing: NOT_ANSWERED })
export const id = (name: string, pseudonym: PseudonymOf, more: Partial<Plan> = {}) => text(name, { pseudonym, ...more })
export const respondent = id('respondent', 'R', { refers: 'respondents' })
export const locale = text('language', { options: 'locale' })
export const mayBeUnasked = { missing: NOT_ASKED }
export const mayBeUnanswered = { missing: NOT_ANSWERED }

/** Returns SQL of a count of people, replaced by the code SUPPRESSED for too few people. */
export const countOf = (count: string): string =>
  `(case when ${count} between 1 and ${GROUP_MIN - 1} then ${SUPPRESSED} else ${count} end)::integer`
