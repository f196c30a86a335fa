import { z } from 'zod'
import type { AreaShape } from './geo/geometry.ts'
import {
  AMOUNT_MAX,
  BUDGET_MAX,
  BUDGET_MIN,
  type Level,
  LOCATIONS_MAX,
  type Objective,
  OBJECTIVES,
  RHYTHMS,
  type Rhythm,
  TITLE_MAX,
  WHY_MAX,
} from './limits.ts'
import { euros, leftOf } from './money.ts'
import { args, Id, line, text } from './schemas.ts'

/**
 * The version of the questions: raised when a question about the budget, or one of the six pledge requests, is reworded.
 */
export const INSTRUMENT = '2026-11'

/** Cents that a participant earns: for dividing a budget, and then for answering the six pledge requests. */
export const EARNS = { budget: 1000, requests: 500 } as const
export type EarnedPart = keyof typeof EARNS

const Budget = euros(BUDGET_MAX, BUDGET_MIN)
const Share = euros(BUDGET_MAX)
const why = text(WHY_MAX).default('')

/** A place that gets a share of a budget: one's own area, or the land of a community. */
export const PlaceRef = z.strictObject({ kind: z.enum(['area', 'community'], { error: 'choice' }), id: Id })
export type PlaceRef = z.output<typeof PlaceRef>

const FundingData = z
  .strictObject({
    amount: Budget,
    reason: why,
    locations: z
      .array(z.strictObject({ ...PlaceRef.shape, amount: Share }))
      .min(1, { error: 'required' })
      .max(LOCATIONS_MAX),
    locationsReason: why,
    objectives: z
      .array(z.strictObject({ objective: z.enum(OBJECTIVES, { error: 'choice' }), amount: Share }))
      .min(1, { error: 'required' })
      .max(OBJECTIVES.length),
    objectivesReason: why,
    /** The person's name for the goal 'other'. */
    otherName: line(TITLE_MAX).default(''),
  })
  .superRefine((data, context) => {
    const refuse = (field: string, message: string, params?: Record<string, number>) =>
      context.addIssue({ code: 'custom', path: [field], message, params })
    const { amount, locations, objectives, otherName } = data
    for (const [field, shares, ids] of [
      ['locations', locations, locations.map(({ kind, id }) => `${kind} ${id}`)],
      ['objectives', objectives, objectives.map(({ objective }) => objective)],
    ] as const) {
      if (new Set(ids).size < ids.length) refuse(field, 'twice')
      const amounts = shares.map((share) => share.amount)
      const rest = leftOf(amount, amounts)
      if (rest !== 0) refuse(field, rest > 0 ? 'leftToGive' : 'tooMuchGiven', { amount: Math.abs(rest) / 100 })
    }
    if (objectives.some(({ objective }) => objective === 'other') && otherName === '')
      refuse('otherName', 'goalUnnamed')
  })

const AmountAlone = z.strictObject({ amount: Budget, reason: why })

/** Returns a function that wraps fields which a caller passed without their argument into an argument of this name. */
const withoutItsName = (name: string) => (raw: unknown) => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw) || name in raw || !('amount' in raw)) return raw
  const { id, ...fields } = raw as Record<string, unknown>
  return { [name]: fields, id }
}

/** Saves a budget and how it is divided, over places and over goals: each division adds up to the budget to the cent. Amounts are read as cents. */
export const SaveFunding = z.preprocess(
  withoutItsName('data'),
  args(['data'], { data: FundingData, id: Id.optional() }),
) as unknown as z.ZodType<
  { data: z.output<typeof FundingData>; id?: string | undefined },
  { data: z.input<typeof FundingData>; id?: string | undefined }
>
/** Saves the amount of a budget alone, without dividing it. */
export const AddFunding = z.preprocess(
  withoutItsName('obj'),
  args(['obj'], { obj: AmountAlone, id: Id.optional() }),
) as unknown as z.ZodType<
  { obj: z.output<typeof AmountAlone>; id?: string | undefined },
  { obj: z.input<typeof AmountAlone>; id?: string | undefined }
>

/** Asks for places by their ids, at most as many as one budget may have. */
export const AskPlaces = z.strictObject({ places: z.array(PlaceRef).max(LOCATIONS_MAX) })

/** Answers one of the six pledge requests: yes with an amount, or no. */
export const AnswerRequest = args(['type', 'answer', 'amount', 'reason'], {
  type: z.enum(RHYTHMS, { error: 'choice' }),
  answer: z.enum(['yes', 'no'], { error: 'choice' }),
  amount: euros(AMOUNT_MAX).optional(),
  reason: why,
}).superRefine(({ answer, amount }, context) => {
  if ((answer === 'yes') !== (amount !== undefined))
    context.addIssue({ code: 'custom', path: ['amount'], message: answer === 'yes' ? 'required' : 'unknown' })
})

/** A place that may get a share: one's own area, or the land of a community. */
export interface FundablePlace extends PlaceRef {
  title: string
  /** The level of an area; null for the land of a community. */
  level: Level | null
  geometry: AreaShape
}

/** A budget as the person last saved it. Amounts are euros with at most two decimals. */
export interface FundingView {
  id: string
  amount: number
  reason: string
  /** True if the budget is divided over places and goals; otherwise it is an amount alone. */
  divided: boolean
  /** `place` is null if the place has been deleted since. */
  locations: { amount: number; place: FundablePlace | null }[]
  locationsReason: string
  objectives: { objective: Objective; amount: number }[]
  objectivesReason: string
  otherName: string
  savedAt: string
}

/** The requirements that a participant of the study meets, and their earnings. */
export interface StudyView {
  /** True if the person currently consents to research and to the experiment. */
  consent: boolean
  home: boolean
  areas: number
  fourAreas: boolean
  funding: boolean
  /** The number of answered requests, of six. */
  answers: number
  /** The earnings in euros, each with its time; an earned part is never taken back. */
  earned: { part: EarnedPart; amount: number; at: string }[]
}

export interface RequestAnswer {
  type: Rhythm
  /** The amount in euros; null for the answer no. */
  amount: number | null
  reason: string
}
/** The six pledge requests of a person. */
export interface RequestsView {
  /** The types in the order in which they are asked. */
  types: Rhythm[]
  /** The place that the requests are about; null if the person has no area. */
  area: FundablePlace | null
  answers: RequestAnswer[]
}

/** All data of one's own budget. */
export interface MyFunding {
  funding: FundingView | null
  study: StudyView
  /** The requests; null before the person has begun them. */
  requests: RequestsView | null
}
