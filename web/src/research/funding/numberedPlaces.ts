import type { FundablePlace } from '@fieldfare/shared/funding.ts'
import type { BudgetDraft } from './budgetDraft.ts'

export interface NumberedPlace {
  place: FundablePlace
  /** The number in the list, from 1. */
  number: number
  typed: string
}

/** Returns the draft's places that still exist, with their numbers in the list. */
export const inOrder = (draft: BudgetDraft, places: readonly FundablePlace[]): NumberedPlace[] =>
  draft.places.flatMap(({ kind, id, amount }, at) => {
    const place = places.find((one) => one.kind === kind && one.id === id)
    return place ? [{ place, number: at + 1, typed: amount }] : []
  })
