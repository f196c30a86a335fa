import type { Noun } from '../../platform/noun.ts'
import { fundingAccountHooks } from './accountHooks.ts'
import { answerRequest, startRequests } from './pledgeRequests.ts'
import { areas, mine, places } from './readFunding.ts'
import { addFunding, saveFunding } from './saveFunding.ts'

export const fundingNoun = {
  calls: {
    addFunding,
    register: { saveFunding, startRequests, answerRequest },
    feed: { funding: { mine, areas, places } },
  },
  accountHooks: fundingAccountHooks,
  scores: { ADD_VIRTUAL_FUNDING: 'Points for dividing the nature budget' },
} satisfies Noun
