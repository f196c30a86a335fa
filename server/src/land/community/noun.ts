import { CommunityId } from '@fieldfare/shared/community.ts'
import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { approveClaim, claims, declineClaim } from './claims.ts'
import { all, mine, mineTotals, one } from './communities.ts'
import { explanations, figures } from './communityFigures.ts'
import { correct, correction, preview, withdrawCorrection } from './correct.ts'
import { approveCorrection, corrections, declineCorrection } from './decideCorrection.ts'
import { communityContents, deleteCommunity, deleted, restoreCommunity } from './deleteCommunity.ts'
import { editCommunity } from './editCommunity.ts'
import { insert } from './insert.ts'
import { communityJobPlans, communityJobs } from './jobs.ts'
import { communityAccountHooks } from './accountHooks.ts'
import { communityPages } from './pages.ts'
import { registerLandOwner } from './registerLandOwner.ts'
import { subscribe, unsubscribe } from './subscribe.ts'
import { communityCollection } from './openData.ts'

/** The community feature. Its calls and feeds are named `land`, an older name of communities that other people's programs may use. */
export const communityNoun = {
  calls: {
    account: { registerLandOwner },
    deleteCommunity,
    editCommunity,
    restoreCommunity,
    subscribe,
    unsubscribe,
    land: {
      insert,
      approveClaim,
      declineClaim,
      correct,
      previewCorrection: preview,
      withdrawCorrection,
      approveCorrection,
      declineCorrection,
    },
    feed: {
      land: {
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
      },
    },
  },
  jobs: jobSet(communityJobPlans, (deps) => communityJobs(deps, deps.mailer)),
  acts: { join: { call: subscribe, input: CommunityId, subject: 'landId', replaces: ['join'] } },
  accountHooks: communityAccountHooks,
  pages: communityPages,
  scores: { SUBSCRIBE_INTERSECT: 'Points for joining a community through a new area' },
  openData: [communityCollection],
} satisfies Noun
