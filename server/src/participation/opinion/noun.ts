import { VoteOnViewpoint } from '@fieldfare/shared/opinion.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { endedSource } from '../../content/alert/endedSource.ts'
import { contentCalls, contentFeed } from '../../content/contentCalls.ts'
import type { Noun } from '../../platform/noun.ts'
import { importOpinion } from './importOpinion.ts'
import { opinionJobs } from './jobs.ts'
import { opinion, viewpoint } from './kind.ts'
import { opinionAccountHooks } from './accountHooks.ts'
import { opinionRoutes } from './opinionRoutes.ts'
import { addOpinion, addViewpoint, endOpinion } from './opinions.ts'
import { mapOf } from './readMap.ts'
import { nextViewpoints, viewpointsOf } from './readViewpoints.ts'
import { opinionPage } from './rows.ts'
import { opinionWaits } from './waiting.ts'
import { voteOnViewpoint, withdrawOpinionVotes, withdrawViewpointVote } from './stances.ts'

export const opinionNoun = {
  kinds: { opinion, viewpoint },
  calls: {
    ...contentCalls(opinion),
    addOpinion,
    importOpinion,
    endOpinion,
    withdrawOpinionVotes,
    ...contentCalls(viewpoint),
    addViewpoint,
    voteOnViewpoint,
    withdrawViewpointVote,
    feed: {
      opinions: { ...contentFeed(opinion, opinionPage), map: mapOf },
      viewpoints: { of: viewpointsOf, next: nextViewpoints },
    },
  },
  // At most one vote per opinion map waits to be cast: until it is, the page offers no second vote.
  acts: { stance: { call: voteOnViewpoint, input: VoteOnViewpoint, subject: 'opinionId', replaces: ['stance'] } },
  serve: ({ http, deps }) => opinionRoutes(http, deps),
  jobs: opinionJobs,
  happenings: [endedSource({ kind: 'opinion', endedAt: 'ended_at', what: 'opinionResult', path: paths.opinion })],
  waits: opinionWaits,
  accountHooks: opinionAccountHooks,
} satisfies Noun
