import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { reminderJobPlans, reminderJobs } from './jobs.ts'
import { reminderAccountHooks } from './accountHooks.ts'
import { reminderDelivery } from './reminderDelivery.ts'
import { reminderRoutes } from './routes.ts'
import { _test, rresCron } from './rresCron.ts'

export const reminderNoun = {
  calls: { rresCron, _test },
  serve: ({ http, deps }) => reminderRoutes(http, deps),
  jobs: jobSet(reminderJobPlans, (deps) => reminderJobs(deps)),
  accountHooks: reminderAccountHooks,
  deliveries: [reminderDelivery],
} satisfies Noun
