import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { deliver } from './deliver.ts'
import { mailWeekly } from './mailWeekly.ts'
import { sweep } from './sweep.ts'
import { queueWeekly } from './weekly.ts'

/** Calls people back: at once, and once a week. */
export function callbackJobs(deps: Deps, mailer: Mailer): Pick<JobHandlers, 'callBack' | 'weeklyMails' | 'mailWeekly'> {
  const letters = makeLetters(deps.config, mailer)
  return {
    async callBack() {
      await sweep(deps)
      await deliver(deps, letters)
    },
    weeklyMails: () => queueWeekly(deps),
    mailWeekly: (job) => mailWeekly(deps, letters, job),
  }
}
