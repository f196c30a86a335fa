import { loadMessages, localeOf } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import type { Delivery, DeliveryTools } from '../../content/delivery/delivery.ts'
import { mailingList, renderLetter } from '../../platform/mail/letter.ts'
import { amountText, dateText } from './amountText.ts'
import { linkUrl } from './link.ts'
import { type Gift, giftOf } from './rows.ts'

/** The occasion of a mail: a new contribution (`GIVEN`), or a contribution due again on a day (`dueOn`). */
export const GIVEN = 'given'
export const dueOn = (day: Date) => `due ${day.toISOString()}`

/** The delivery of mails about contributions, each with a link that changes the contribution without signing in. */
export const pledgeDelivery: Delivery = {
  kind: 'pledge',
  subjects: 'contribution',
  job: 'mailPledge',
  retries: 12,
  redirectedWhenSent: true,
  async tell(tools, mail) {
    const gift = await giftOf(tools.deps.db.kysely, mail.subjectId)
    if (!gift || gift.endedAt) return undefined
    const due = mail.about !== GIVEN
    return {
      reader: { email: gift.email, quiet: null, time_zone: gift.timeZone },
      // Every giver gets a confirmation of a new contribution; only givers who want mails get reminders.
      wanted: !due || (['mail', 'week'].includes(gift.wish) && gift.nextAt !== null),
      letter: () => letterFor(tools, gift, due),
    }
  },
}

async function letterFor({ deps: { config }, template }: DeliveryTools, gift: Gift, due: boolean) {
  const { name, title, community, timeZone, nextAt } = gift
  const locale = localeOf(gift.locale)
  const values = {
    name,
    title,
    community,
    amount: amountText(gift, locale, await loadMessages(locale)),
    date: nextAt ? dateText(nextAt, locale, timeZone) : '',
    manageUrl: linkUrl(config, gift),
    projectUrl: config.PUBLIC_URL + paths.pledge(gift.pledgeId),
  }
  const text = await template(due ? 'PLEDGE_DUE' : nextAt ? 'PLEDGED' : 'PLEDGED_ONCE', locale)
  const list = due ? mailingList(config, gift.unsubscribeSecret, community) : undefined
  return renderLetter(text, locale, values, config, list)
}
