import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import { makeProgress } from '../../platform/call/progress.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { mailMessage, mailTest } from './mailMessage.ts'
import { addNext, RECIPIENTS_AT_ONCE } from './recipients.ts'

/** Between two pieces of the recipients others have their turn: for so many times as long as a piece took. */
const PAUSE_TIMES = 2
const PAUSE_MS = { least: 50, most: 1000 }

export function messageJobs(
  deps: Deps,
  mailer: Mailer,
): Pick<JobHandlers, 'addRecipients' | 'mailMessage' | 'mailMessageTest'> {
  const letters = makeLetters(deps.config, mailer)
  const progress = makeProgress(deps, 'messages')
  return {
    async addRecipients({ messageId }) {
      const atOnce = RECIPIENTS_AT_ONCE[deps.db.engine]
      for (let more = true; more;) {
        const began = performance.now()
        more = await inTransaction({ deps, who: null }, (tx) => addNext(tx, messageId, atOnce))
        const took = performance.now() - began
        if (more) await sleep(Math.min(Math.max(PAUSE_TIMES * took, PAUSE_MS.least), PAUSE_MS.most))
      }
    },
    async mailMessage(mail) {
      const sender = await mailMessage(deps, letters, mail)
      if (sender) progress(sender)
    },
    mailMessageTest: (test) => mailTest(deps, letters, test),
  }
}
