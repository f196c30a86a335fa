import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deliverAlerts } from './deliverAlerts.ts'
import { sweep } from './sweep.ts'
import { queueWeekly } from './weekly.ts'

interface AlertJobs {
  /** Finds what people must be alerted to at once, and alerts them. */
  sendAlerts: Record<string, never>
  /** Queues the weekly mails that are due. */
  weeklyMails: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends AlertJobs {}
}

export const alertJobPlans: JobPlans<keyof AlertJobs> = {
  sendAlerts: { retryLimit: 0, cron: '* * * * *', onceFor: () => 'all' },
  // Some time zones are offset by quarters of an hour, so nine o'clock there may be at any quarter here.
  weeklyMails: { retryLimit: 0, cron: '*/15 * * * *' },
}

/** Makes the handlers of the job that sends alerts at once, and of the job that queues the weekly mails. */
export function alertJobs(deps: Deps, mailer: Mailer): JobHandlers<keyof AlertJobs> {
  const letters = makeLetters(deps.config, mailer)
  return {
    async sendAlerts() {
      await sweep(deps)
      await deliverAlerts(deps, letters)
    },
    weeklyMails: () => queueWeekly(deps),
  }
}
