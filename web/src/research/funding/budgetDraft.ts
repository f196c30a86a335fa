import type { Issue } from '@fieldfare/shared/errors.ts'
import { type FundablePlace, type FundingView, PlaceRef, SaveFunding } from '@fieldfare/shared/funding.ts'
import { BUDGET_MAX, BUDGET_MIN, OBJECTIVES, type Objective } from '@fieldfare/shared/limits.ts'
import { euros, leftOf, splitEqually } from '@fieldfare/shared/money.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import type { Inputs } from '../../platform/api/client.ts'
import { issuesFrom } from '../../platform/form/issues.ts'
import { BUDGET_STEPS } from '../survey/surveySteps.ts'

/** The key of the draft; there is only one, since a person has one budget. */
export const DRAFT_KEY = 'mine'
/** The highest number of the person's areas in a new budget; they can add other areas. */
export const FIRST_PLACES = 8

export type BudgetStep = (typeof BUDGET_STEPS)[number]

const text = z.string().catch('')
const DraftPlace = z.object({ ...PlaceRef.shape, amount: text })
export type DraftPlace = z.output<typeof DraftPlace>

/** The schema of the draft of a budget, with amounts as they were typed. Malformed fields are read as empty. */
export const BudgetDraft = z.object({
  /** The id of the budget, the same for every attempt to save it. */
  id: Id.catch(() => crypto.randomUUID()),
  amount: text,
  reason: text,
  places: z.array(DraftPlace).catch([]),
  locationsReason: text,
  objectives: z
    .object(Object.fromEntries(OBJECTIVES.map((one) => [one, text])) as Record<Objective, typeof text>)
    .catch(() => nothing()),
  objectivesReason: text,
  otherName: text,
})
export type BudgetDraft = z.output<typeof BudgetDraft>

const nothing = () => Object.fromEntries(OBJECTIVES.map((one) => [one, ''])) as Record<Objective, string>

const Budget = euros(BUDGET_MAX, BUDGET_MIN)
const Share = euros(BUDGET_MAX)

/** Parses a typed budget into cents; null for an invalid one. */
export function budgetCents(typed: string): number | null {
  const parsed = Budget.safeParse(typed)
  return parsed.success ? parsed.data : null
}

/** Parses a typed share into cents: 0 for an empty text, null for an invalid amount. */
export function shareCents(typed: string): number | null {
  if (typed.trim() === '' || /^0+([.,]0{0,2})?$/.test(typed.trim())) return 0
  const parsed = Share.safeParse(typed)
  return parsed.success ? parsed.data : null
}

/** Returns an amount in cents as people type euros, with decimals only if they are not zero; empty for 0. */
export function amountText(cents: number, decimal: string): string {
  if (cents === 0) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', decimal)
}

/** Divides a budget in cents equally over the shares for which `joins` is true. @returns typed amounts, empty for the other shares */
export function splitAmong(budget: number, joins: readonly boolean[], decimal: string): string[] {
  const parts = splitEqually(budget, joins.filter(Boolean).length)
  return joins.map((isIn) => (isIn ? amountText(parts.shift() ?? 0, decimal) : ''))
}

/** Returns how much of the budget is left, in cents; shares that are not valid amounts count as 0. */
export const leftIn = (draft: BudgetDraft, shares: readonly string[]): number =>
  leftOf(
    budgetCents(draft.amount) ?? 0,
    shares.map((typed) => shareCents(typed) ?? 0),
  )

/** Returns a new draft with the first FIRST_PLACES of these places, all without amounts. */
export const newDraft = (places: readonly FundablePlace[]): BudgetDraft =>
  BudgetDraft.parse({ places: places.slice(0, FIRST_PLACES).map(({ kind, id }) => ({ kind, id, amount: '' })) })

/** Returns a draft to edit a saved budget. A place that no longer exists is left out, and its amount is left to divide. */
export function draftOf(funding: FundingView, places: readonly FundablePlace[], decimal: string): BudgetDraft {
  const typed = (amount: number) => amountText(Math.round(amount * 100), decimal)
  const savedPlaces = funding.locations.flatMap(({ place, amount }) =>
    place ? [{ kind: place.kind, id: place.id, amount: typed(amount) }] : [],
  )
  const newPlaces = newDraft(places).places.filter(({ id }) => savedPlaces.every((one) => one.id !== id))
  return BudgetDraft.parse({
    amount: typed(funding.amount),
    reason: funding.reason,
    places: funding.divided ? savedPlaces : newPlaces,
    locationsReason: funding.locationsReason,
    objectives: {
      ...nothing(),
      ...Object.fromEntries(funding.objectives.map(({ objective, amount }) => [objective, typed(amount)])),
    },
    objectivesReason: funding.objectivesReason,
    otherName: funding.otherName,
  })
}

type Data = Inputs['register']['saveFunding']['data']

/** Returns the input of the call that saves a draft, without shares of 0. */
export function dataOf(draft: BudgetDraft): Data {
  const hasShare = (typed: string) => shareCents(typed) !== 0
  const { amount, reason, places, locationsReason, objectives, objectivesReason, otherName } = draft
  return {
    amount: amount.trim(),
    reason,
    locations: places
      .filter((place) => hasShare(place.amount))
      .map((place) => ({ ...place, amount: place.amount.trim() })),
    locationsReason,
    objectives: OBJECTIVES.filter((one) => hasShare(objectives[one])).map((objective) => ({
      objective,
      amount: objectives[objective].trim(),
    })),
    objectivesReason,
    otherName,
  }
}

const ASKS: Record<BudgetStep, readonly string[]> = {
  introduction: [],
  amount: ['amount', 'reason'],
  locations: ['locations', 'locationsReason'],
  objectives: ['objectives', 'objectivesReason', 'otherName'],
  finalize: ['amount', 'reason', 'locations', 'locationsReason', 'objectives', 'objectivesReason', 'otherName'],
}

/** Lists the issues of a step's fields by the server's schema; for the last step, those of all fields. */
export function budgetIssues(draft: BudgetDraft, step: BudgetStep): Issue[] {
  const issues = issuesFrom(SaveFunding, { id: draft.id, data: dataOf(draft) })
  // The schema checks sums only once all other fields are valid, so each step's sum is checked here.
  const sums = (['locations', 'objectives'] as const).flatMap((field): Issue[] => {
    const shares = field === 'locations' ? draft.places.map(({ amount }) => amount) : Object.values(draft.objectives)
    const remaining = leftIn(draft, shares)
    const hasIssue = issues.some(({ path }) => path.includes(field))
    if (hasIssue || remaining === 0 || budgetCents(draft.amount) === null) return []
    const params = { amount: Math.abs(remaining) / 100 }
    return [{ path: ['data', field], key: remaining > 0 ? 'leftToGive' : 'tooMuchGiven', params }]
  })
  const unnamed: Issue[] =
    draft.otherName.trim() === '' &&
    shareCents(draft.objectives.other) !== 0 &&
    issues.every(({ path }) => !path.includes('otherName'))
      ? [{ path: ['data', 'otherName'], key: 'goalUnnamed' }]
      : []
  // An issue of one share's amount becomes an issue of the whole list, since a share is not a field of the form.
  return [...issues, ...sums, ...unnamed]
    .map((issue) => ({ ...issue, path: issue.path.slice(0, 2) }))
    .filter(({ path }) => ASKS[step].includes(String(path[1])))
}

/** Returns the step to show: the wished step, or the first incomplete step if that comes earlier; without a wish, the furthest allowed. */
export function budgetStep(draft: BudgetDraft, wish: string | undefined): BudgetStep {
  const missing = BUDGET_STEPS.find((step) => step !== 'finalize' && budgetIssues(draft, step).length > 0)
  const furthest = missing ?? 'finalize'
  const wished = BUDGET_STEPS.find((step) => step === wish)
  if (!wished) return draft.amount === '' ? 'introduction' : furthest
  return BUDGET_STEPS.indexOf(wished) <= BUDGET_STEPS.indexOf(furthest) ? wished : furthest
}
