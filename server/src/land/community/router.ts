import { t } from '../../platform/call/trpc.ts'
import { all, mine, mineTotals, one } from './communities.ts'
import { communityContents, deleteCommunity, deleted, restoreCommunity } from './deleteCommunity.ts'
import { editCommunity } from './editCommunity.ts'
import { approveClaim, claims, declineClaim } from './claims.ts'
import { correct, correction, preview, withdrawCorrection } from './correct.ts'
import { approveCorrection, corrections, declineCorrection } from './decideCorrection.ts'
import { explanations, figures } from './communityFigures.ts'
import { insert } from './insert.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

// The public names are older than the word community.
export const landRouter = t.router({
  insert,
  approveClaim,
  declineClaim,
  correct,
  previewCorrection: preview,
  withdrawCorrection,
  approveCorrection,
  declineCorrection,
})
export const landFeed = t.router({
  all,
  mine,
  mineTotals,
  one,
  holdings: communityContents,
  deleted,
  figures,
  explanations,
  claims,
  correction,
  corrections,
})
/** Calls without a prefix. */
export const communityCalls = { deleteCommunity, editCommunity, restoreCommunity, subscribe, unsubscribe }
