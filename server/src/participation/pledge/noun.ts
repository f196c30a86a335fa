import { AddAmountPledge } from '@fieldfare/shared/pledge.ts'
import { pledgeLink } from '@fieldfare/shared/pages.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { contentCalls, contentFeed } from '../../content/contentCalls.ts'
import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { addAmountPledge } from './give.ts'
import { reasons, whoGave } from './givers.ts'
import { pledgeJobPlans, pledgeJobs } from './jobs.ts'
import { pledge } from './kind.ts'
import { pledgeAccountHooks } from './accountHooks.ts'
import { pledgeLinkRoutes } from './linkRoutes.ts'
import { changePledge, endPledge, pausePledge, resumePledge } from './manage.ts'
import { pledgeDelivery } from './pledgeDelivery.ts'
import { addPledge, editPledge } from './pledges.ts'
import { pledgePage } from './rows.ts'
import { pledgeWaits } from './waiting.ts'

export const pledgeNoun = {
  kinds: { pledge },
  calls: {
    ...contentCalls(pledge),
    addPledge,
    editPledge,
    addAmountPledge,
    changePledge,
    pausePledge,
    resumePledge,
    endPledge,
    feed: { pledges: { ...contentFeed(pledge, pledgePage), reasons, whoGave } },
  },
  serve: ({ http, deps }) => pledgeLinkRoutes(http, deps),
  jobs: jobSet(pledgeJobPlans, pledgeJobs),
  acts: {
    give: { call: addAmountPledge, input: AddAmountPledge, subject: 'pledgeId', replaces: ['give'], named: true },
  },
  accountHooks: pledgeAccountHooks,
  deliveries: [pledgeDelivery],
  mailSamples: (publicUrl) => ({
    manageUrl: `${publicUrl}${pledgeLink}/example`,
    projectUrl: publicUrl + paths.pledge('example'),
  }),
  scores: { FUND_PLEDGE: 'Points for a contribution to a pledge' },
  waits: pledgeWaits,
} satisfies Noun
