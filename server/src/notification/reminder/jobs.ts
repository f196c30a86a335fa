import { walk } from '../../content/delivery/walk.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import { claimDue, releaseLost } from './claimDue.ts'

interface ReminderJobs {
  /** Reminds, once, people who registered a week ago or earlier and have not finished their registration. */
  remindPeople: Record<string, never>
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends ReminderJobs {}
}

export const reminderJobPlans: JobPlans<keyof ReminderJobs> = {
  remindPeople: { retryLimit: 2, cron: '30 17 * * *' },
}

/** Makes the handler of the job that reminds people to finish. `clock` returns the present time; tests replace it. */
export function reminderJobs(deps: Deps, clock: () => Date = () => new Date()): JobHandlers<keyof ReminderJobs> {
  return {
    async remindPeople() {
      const now = clock()
      await releaseLost(deps.db.kysely, now)
      const zone = deps.config.TIME_ZONE
      await walk(deps, async (tx, atOnce) => (await claimDue(tx, now, zone, atOnce)) === atOnce)
    },
  }
}
