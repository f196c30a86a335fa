import type { Noun } from '../../platform/noun.ts'
import { fundingLifecycle } from './lifecycle.ts'
import { answerRequest, startRequests } from './pledgeRequests.ts'
import { areas, mine, places } from './readFunding.ts'
import { addFunding, saveFunding } from './saveFunding.ts'

export const fundingNoun = {
  calls: {
    addFunding,
    register: { saveFunding, startRequests, answerRequest },
    feed: { funding: { mine, areas, places } },
  },
  lifecycle: fundingLifecycle,
  scores: { ADD_VIRTUAL_FUNDING: 'Points for dividing the nature budget' },
} satisfies Noun
