import { setTimeout as sleep } from 'node:timers/promises'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { inviteNext } from './invite.ts'
import { mailMeeting } from './mailMeeting.ts'

/** Between two pieces of the members others have their turn. */
const PAUSE_MS = 50

export function meetingJobs(deps: Deps, mailer: Mailer): Pick<JobHandlers, 'inviteMembers' | 'mailMeeting'> {
  const letters = makeLetters(deps.config, mailer)
  return {
    async inviteMembers({ meetingId }) {
      while (await inTransaction({ deps, who: null }, (tx) => inviteNext(tx, meetingId))) await sleep(PAUSE_MS)
    },
    mailMeeting: (mail) => mailMeeting(deps, letters, mail),
  }
}
