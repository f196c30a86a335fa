import { DEFAULT_LOCALE, isLocale, loadMessages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { inTransaction } from '../call/call.ts'
import type { Deps } from '../call/context.ts'
import type { JobHandlers } from '../jobs/jobs.ts'
import { makeLetters } from '../mail/letter.ts'
import type { Mailer } from '../mail/mailer.ts'
import { linkUrl } from './link.ts'
import { giftOf, nextAt } from './rows.ts'
import { amountText, dateText } from './amountText.ts'

/** How long before its day somebody is reminded of a contribution. */
const AHEAD_DAYS = 14
/** Reminders of one transaction. */
const BATCH = 200

/**
 * Mails what people pledged, each with a link that changes it without signing in, and reminds of what is due again. Where mails
 * of communities are redirected, these are too.
 */
export function pledgeJobs(deps: Deps, mailer: Mailer): Pick<JobHandlers, 'mailPledge' | 'remindPledges'> {
  const { config } = deps
  const { kysely } = deps.db
  const letters = makeLetters(config, mailer)
  return {
    async mailPledge({ contributionId, about }) {
      const gift = await giftOf(kysely, contributionId)
      if (!gift || gift.endedAt) return
      // What one just did is confirmed to everyone; a reminder comes to who wants mails.
      if (about === 'due' && (!['mail', 'week'].includes(gift.wish) || !gift.nextAt)) return
      const locale = isLocale(gift.locale) ? gift.locale : DEFAULT_LOCALE
      const messages = await loadMessages(locale)
      const { name, title, community, timeZone } = gift
      const { pledged, pledgedOnce, pledgeDue } = messages.mail
      const template = about === 'due' ? pledgeDue : gift.nextAt ? pledged : pledgedOnce
      const values = {
        name,
        title,
        community,
        amount: amountText(gift, locale, messages),
        date: gift.nextAt ? dateText(gift.nextAt, locale, timeZone) : '',
        manageUrl: linkUrl(config, gift),
        projectUrl: config.PUBLIC_URL + paths.pledge(gift.pledgeId),
      }
      const unsubscribeUrl = `${config.PUBLIC_URL}/unsubscribe/${gift.unsubscribeSecret}`
      const list = about === 'due' ? { from: community, unsubscribeUrl } : undefined
      await letters.send(config.MAIL_REDIRECT_TO ?? gift.email, template, locale, values, list)
    },
    async remindPledges() {
      while ((await remindNext(deps)) === BATCH);
    },
  }
}

/** Queues the next reminders, each once for a day, however often this runs. @returns how many */
const remindNext = (deps: Deps): Promise<number> =>
  inTransaction({ deps, who: null }, async ({ db, enqueueAll }) => {
    const { rows } = await sql<{ id: string }>`
      update contribution set reminded_of = due.at
      from (
        select c.id, ${nextAt} as at
        from contribution c join pledge on pledge.id = c.pledge_id join person on person.id = c.person_id
        where ${nextAt} < clock_timestamp() + make_interval(days => ${sql.lit(AHEAD_DAYS)})
          and c.reminded_of is distinct from ${nextAt}
          and pledge.hidden_at is null and person.deleted_at is null
        order by c.id limit ${sql.lit(BATCH)} for update of c skip locked
      ) due
      where contribution.id = due.id
      returning contribution.id`.execute(db)
    if (rows.length > 0)
      await enqueueAll(
        'mailPledge',
        rows.map(({ id }) => ({ contributionId: id, about: 'due' as const })),
      )
    return rows.length
  })
