import { walk } from '../../content/delivery/walk.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers, JobPlans } from '../../platform/jobs/jobPlans.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { mailTest } from './messageDelivery.ts'
import { addNext } from './recipients.ts'

interface MessageJobs {
  /** Adds the recipients of a message that the sending call did not add itself. */
  addRecipients: { messageId: string }
  /** Mails a draft of a message to its writer alone. */
  mailMessageTest: {
    personId: string
    communityId: string
    title: string
    body: string
    photoId: string | null
    photoAlt: string
  }
}
declare module '../../platform/jobs/jobPlans.ts' {
  interface JobData extends MessageJobs {}
}

export const messageJobPlans: JobPlans<keyof MessageJobs> = {
  addRecipients: { retryLimit: 12, onceFor: ({ messageId }) => messageId },
  mailMessageTest: { retryLimit: 6, forgotten: true },
}

export function messageJobs(deps: Deps, mailer: Mailer): JobHandlers<keyof MessageJobs> {
  return {
    addRecipients: ({ messageId }) => walk(deps, (tx, atOnce) => addNext(tx, messageId, atOnce)),
    mailMessageTest: (test) => mailTest(deps, mailer, test),
  }
}
