import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../call/call.ts'
import { notifyStatement } from '../call/changeEvents.ts'
import type { Deps } from '../call/context.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { makeLetters } from '../mail/letter.ts'
import type { Mailer } from '../mail/mailer.ts'
import { mailMessage, mailTest } from './mailMessage.ts'
import { addNext } from './recipients.ts'

/** Between two pieces of the recipients others have their turn. */
const PAUSE_MS = 50
/** A sender sees the mails count up in steps. */
const PROGRESS_MS = 500

export function messageJobs(
  deps: Deps,
  mailer: Mailer,
): Pick<JobHandlers, 'addRecipients' | 'mailMessage' | 'mailMessageTest'> {
  const letters = makeLetters(deps.config, mailer)
  const progress = makeProgress(deps)
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

/** Shows a sender how far the mails are: not after each, but soon after the last. */
function makeProgress({ db, log }: Deps): (senderId: string) => void {
  const waiting = new Set<string>()
  return (senderId) => {
    if (waiting.has(senderId)) return
    waiting.add(senderId)
    const show = () => {
      waiting.delete(senderId)
      const change = notifyStatement([{ name: 'mine.changed', person: senderId, what: 'messages' }])
      change.execute(db.kysely).catch((error: unknown) => log.debug({ err: error }, 'progress not shown'))
    }
    setTimeout(show, PROGRESS_MS).unref()
  }
}
