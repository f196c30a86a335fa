import { loadMessages, localeOf } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { mailingList, makeLetters } from '../../platform/mail/letter.ts'
import type { Mailer } from '../../platform/mail/mailer.ts'
import { keptTemplate } from '../../platform/setting/templates.ts'
import { linkUrl } from './link.ts'
import { dueSoon, giftOf } from './rows.ts'
import { amountText, dateText } from './amountText.ts'

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
      const locale = localeOf(gift.locale)
      const messages = await loadMessages(locale)
      const { name, title, community, timeZone } = gift
      const key = about === 'due' ? 'PLEDGE_DUE' : gift.nextAt ? 'PLEDGED' : 'PLEDGED_ONCE'
      const template = await keptTemplate(kysely, key, locale)
      const values = {
        name,
        title,
        community,
        amount: amountText(gift, locale, messages),
        date: gift.nextAt ? dateText(gift.nextAt, locale, timeZone) : '',
        manageUrl: linkUrl(config, gift),
        projectUrl: config.PUBLIC_URL + paths.pledge(gift.pledgeId),
      }
      const list = about === 'due' ? mailingList(config, gift.unsubscribeSecret, community) : undefined
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
        ${dueSoon}
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
