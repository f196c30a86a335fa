import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deliverAlerts } from './deliverAlerts.ts'
import { sweep } from './sweep.ts'
import { queueWeekly } from './weekly.ts'

interface AlertJobs {
  /** Looks for what people are to be alerted to at once, and alerts them. */
  sendAlerts: Record<string, never>
  /** Queues the weekly mails that are due. */
  weeklyMails: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends AlertJobs {}
}

export const alertJobPlans: JobPlans<keyof AlertJobs> = {
  sendAlerts: { retryLimit: 0, cron: '* * * * *', onceFor: () => 'all' },
  // The hours of some time zones begin at a quarter of ours.
  weeklyMails: { retryLimit: 0, cron: '*/15 * * * *' },
}

/** Alerts people at once, and queues what they get once a week. */
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
