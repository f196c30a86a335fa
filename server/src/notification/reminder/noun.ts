import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { reminderJobPlans, reminderJobs } from './jobs.ts'
import { reminderLifecycle } from './lifecycle.ts'
import { reminderDelivery } from './reminderDelivery.ts'
import { reminderRoutes } from './routes.ts'
import { _test, rresCron } from './rresCron.ts'

export const reminderNoun = {
  calls: { rresCron, _test },
  serve: ({ http, deps }) => reminderRoutes(http, deps),
  jobs: jobSet(reminderJobPlans, (deps) => reminderJobs(deps)),
  lifecycle: reminderLifecycle,
  deliveries: [reminderDelivery],
} satisfies Noun
