import { jobSet } from '../../platform/jobs/jobSet.ts'
import type { Noun } from '../../platform/noun.ts'
import { addDevice, removeDevice } from './devices.ts'
import { alertJobPlans, alertJobs } from './jobs.ts'
import { alertAccountHooks } from './accountHooks.ts'
import { newContent } from './newContent.ts'
import { stopRoutes } from './routes.ts'
import { seenIt } from './seenIt.ts'
import { weeklyDelivery } from './weeklyDelivery.ts'
import { choose, communities, mails, quiet, settings } from './settings.ts'

export const alertNoun = {
  calls: {
    callback: { settings, communities, choose, quiet, mails, addDevice, removeDevice, seen: seenIt },
  },
  serve: ({ http, deps }) => stopRoutes(http, deps),
  jobs: jobSet(alertJobPlans, (deps) => alertJobs(deps, deps.mailer)),
  accountHooks: alertAccountHooks,
  deliveries: [weeklyDelivery],
  happenings: [newContent],
} satisfies Noun
