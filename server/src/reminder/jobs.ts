import { DEFAULT_LOCALE, isLocale } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { SITE_NAME } from '@fieldfare/shared/siteName.ts'
import { inTransaction } from '../call/call.ts'
import type { Deps } from '../call/context.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { JOB_PLANS } from '../jobs/names.ts'
import { type Letters, makeLetters } from '../mail/letter.ts'
import type { Mailer } from '../mail/mailer.ts'
import { keptTemplate } from '../setting/keptTemplate.ts'
import { claimDue, release, releaseLost, REMINDED_AT_ONCE, remindable } from './due.ts'

const TRIES_MAX = JOB_PLANS.mailReminder.retryLimit + 1

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
 * Mails a reminder that was claimed. It is marked before it is sent and never sent again after that, unless the mail server refused it: a
 * crash in between may lose a mail, and sends none twice. Once it failed for good, or is not for this person any more, the claim is
 * taken back.
 * @throws what the mail server said, so that the job is tried again
 */
async function mailReminder({ config, db }: Deps, letters: Letters, personId: string): Promise<void> {
  const { kysely } = db
  const claimed = await kysely
    .updateTable('reminder')
    .set((set) => ({ state: 'sending', tries: set('tries', '+', 1) }))
    .where('person_id', '=', personId)
    .where('state', '=', 'waiting')
    .returning('tries')
    .executeTakeFirst()
  const settle = (state: 'waiting' | 'sent') =>
    kysely
      .updateTable('reminder')
      .set({ state, sent_at: state === 'sent' ? new Date() : null })
      .where('person_id', '=', personId)
      .where('state', '=', 'sending')
      .execute()
  // An earlier try ended without saying how: the mail may have been sent.
  if (!claimed) return void (await settle('sent'))
  const reader = await remindable(kysely).where('person.id', '=', personId).executeTakeFirst()
  if (!reader) return void (await release(kysely, personId))
  const locale = isLocale(reader.locale) ? reader.locale : DEFAULT_LOCALE
  const unsubscribeUrl = `${config.PUBLIC_URL}/unsubscribe/${reader.unsubscribeSecret}`
  const values = { name: reader.name, siteUrl: config.PUBLIC_URL + paths.addArea }
  try {
    const template = await keptTemplate(kysely, templateFor(reader.areas), locale)
    await letters.send(config.MAIL_REDIRECT_TO ?? reader.email, template, locale, values, {
      from: SITE_NAME,
      unsubscribeUrl,
    })
  } catch (error) {
    if (claimed.tries >= TRIES_MAX) return void (await release(kysely, personId))
    await settle('waiting')
    throw error
  }
  await settle('sent')
}

/** The template for how far a person came. */
export const templateFor = (areas: number) =>
  areas > 0 ? ('REGISTER_REMINDER_HAS_AREAS_1' as const) : ('REGISTER_REMINDER_NO_AREAS_1' as const)
