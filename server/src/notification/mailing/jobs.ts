import { setTimeout as sleep } from 'node:timers/promises'
import { QUEUED_AT_ONCE } from '@fieldfare/shared/mailing.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import { makeProgress } from '../../platform/call/progress.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { mailMailing } from './mailMailing.ts'

/** Between two pieces of the recipients others have their turn. */
const PAUSE_MS = 50

export function mailingJobs(deps: Deps, mailer: Mailer): Pick<JobHandlers, 'queueMailing' | 'mailMailing'> {
  const progress = makeProgress(deps, 'mailings')
  return {
    async queueMailing({ mailingId }) {
      while (await inTransaction({ deps, who: null }, (tx) => queueNext(tx, mailingId))) await sleep(PAUSE_MS)
    },
    async mailMailing(mail) {
      try {
        await mailMailing(deps, mailer, mail)
      } finally {
        const { kysely } = deps.db
        const row = await kysely
          .selectFrom('mailing')
          .select('created_by')
          .where('id', '=', mail.mailingId)
          .executeTakeFirst()
        if (row) progress(row.created_by)
      }
    },
  }
}

/**
 * Queues the mails of the next recipients; the row of the mailing remembers the last one in the same transaction, so that whatever
 * fails goes on where it was. @returns whether others follow
 */
export async function queueNext({ db, enqueueAll }: TransactionContext, mailingId: string): Promise<boolean> {
  const mailing = await db
    .selectFrom('mailing')
    .select('queued_to')
    .where('id', '=', mailingId)
    .where('queueing', '=', true)
    .forUpdate()
    .executeTakeFirst()
  if (!mailing) return false
  const next = await db
    .selectFrom('mailing_recipient')
    .select(['nth', 'state'])
    .where('mailing_id', '=', mailingId)
    .where('nth', '>', mailing.queued_to)
    .orderBy('nth')
    .limit(QUEUED_AT_ONCE)
    .execute()
  const mails = next.filter(({ state }) => state === 'waiting').map(({ nth }) => ({ mailingId, nth }))
  if (mails.length > 0) await enqueueAll('mailMailing', mails)
  const more = next.length === QUEUED_AT_ONCE
  await db
    .updateTable('mailing')
    .set({ queued_to: next.at(-1)?.nth ?? mailing.queued_to, queueing: more })
    .where('id', '=', mailingId)
    .execute()
  return more
}
