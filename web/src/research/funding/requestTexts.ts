import type { Rhythm } from '@fieldfare/shared/limits.ts'

/** The key of what a pledge request asks for beside a yes: what is given once has no each time. */
export const howMuchKey = (type: Rhythm) =>
  type === 'fixed' ? 'funding.requests.amountOnce' : 'funding.requests.amount'
