import type { Rhythm } from '@fieldfare/shared/limits.ts'

/** Returns the key of the question for the amount: "How much?" for a single gift, "How much each time?" for regular gifts. */
export const howMuchKey = (type: Rhythm) =>
  type === 'fixed' ? 'funding.requests.amountOnce' : 'funding.requests.amount'
