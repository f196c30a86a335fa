import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../call/call.ts'
import type { Deps } from '../call/context.ts'
import { makeProgress } from '../call/progress.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { makeLetters } from '../mail/letter.ts'
import type { Mailer } from '../mail/mailer.ts'
import { mailMessage, mailTest } from './mailMessage.ts'
import { addNext } from './recipients.ts'

/** Between two pieces of the recipients others have their turn. */
const PAUSE_MS = 50

export function messageJobs(
  deps: Deps,
  mailer: Mailer,
): Pick<JobHandlers, 'addRecipients' | 'mailMessage' | 'mailMessageTest'> {
  const letters = makeLetters(deps.config, mailer)
  const progress = makeProgress(deps, 'messages')
  return {
    async addRecipients({ messageId }) {
      while (await inTransaction({ deps, who: null }, (tx) => addNext(tx, messageId))) await sleep(PAUSE_MS)
    },
    async mailMessage(mail) {
      const sender = await mailMessage(deps, letters, mail)
      if (sender) progress(sender)
    },
    mailMessageTest: (test) => mailTest(deps, letters, test),
  }
}
