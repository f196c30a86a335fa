import { localeOf } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { type MailOutcome, mailRow, sendClaimed } from '../../platform/mail/claimedMail.ts'
import { type Letters, mailingList, makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { keptTemplate } from '../../platform/setting/templates.ts'
import { claimDue, release, releaseLost, REMINDED_AT_ONCE, remindable } from './due.ts'

/** Reminds people once of what they began. `clock` is the time now; tests move it. */
export function reminderJobs(
  deps: Deps,
  mailer: Mailer,
  clock: () => Date = () => new Date(),
): Pick<JobHandlers, 'remindPeople' | 'mailReminder'> {
  const letters = makeLetters(deps.config, mailer)
  return {
    async remindPeople() {
      const now = clock()
      await releaseLost(deps.db.kysely, now)
      const claimNext = () => inTransaction({ deps, who: null }, (tx) => claimDue(tx, now, deps.config.TIME_ZONE))
      while ((await claimNext()) === REMINDED_AT_ONCE);
    },
    mailReminder: ({ personId }) => mailReminder(deps, letters, personId),
  }
}

/**
 * Mails a reminder, once. Where it failed for good, or is not for this person any more, they are as if nobody had reminded them.
 * @throws what the mail server said, so that the job is tried again
 */
async function mailReminder({ config, db }: Deps, letters: Letters, personId: string): Promise<void> {
  const { kysely } = db
  const claimable = {
    ...mailRow(kysely, 'reminder', 'state', { person_id: personId }),
    settle: (outcome: MailOutcome) => settle(kysely, personId, outcome),
    unsettled: 'sent' as const,
  }
  await sendClaimed('mailReminder', claimable, async () => {
    const reader = await remindable(kysely).where('person.id', '=', personId).executeTakeFirst()
    if (!reader) return 'none'
    const locale = localeOf(reader.locale)
    const values = { name: reader.name, siteUrl: config.PUBLIC_URL + paths.addArea }
    const template = await keptTemplate(kysely, templateFor(reader.areas), locale)
    const list = mailingList(config, reader.unsubscribeSecret)
    await letters.send(config.MAIL_REDIRECT_TO ?? reader.email, template, locale, values, list)
    return 'sent'
  })
}

/** Says what became of a claimed reminder. */
async function settle(db: Tx, personId: string, state: MailOutcome): Promise<void> {
  if (state === 'none' || state === 'failed') return void (await release(db, personId))
  await db
    .updateTable('reminder')
    .set({ state, sent_at: state === 'sent' ? new Date() : null })
    .where('person_id', '=', personId)
    .where('state', '=', 'sending')
    .execute()
}

/** The template for how far a person came. */
export const templateFor = (areas: number) =>
  areas > 0 ? ('REGISTER_REMINDER_HAS_AREAS_1' as const) : ('REGISTER_REMINDER_NO_AREAS_1' as const)
