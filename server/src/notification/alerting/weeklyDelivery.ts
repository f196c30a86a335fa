import { loadMessages, type Locale, localeOf, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { type Selectable, sql } from 'kysely'
import { z } from 'zod'
import type { Happening, Window } from '../../content/alert/happening.ts'
import { HAPPENING_COLUMNS, wishOf } from '../../content/alert/wish.ts'
import type { Claimed, Delivery, DeliveryTools } from '../../content/delivery/delivery.ts'
import { readerOf } from '../../content/delivery/readers.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { mailingList, renderLetter } from '../../platform/mail/letter.ts'
import { type AlertLine, sayAlert, withLines } from './alertLetter.ts'
import { allSources, urlOfAlert } from './sources.ts'

/** The maximum of lines per topic, and in the whole mail. */
const TOPIC_LINES = 4
const LINES_MAX = 12

type TopicHappening = Happening & { topic: string; community: string | null }

/** The `detail` of a weekly mail's row: the mail covers what happened since `since`. */
const Detail = z.object({ since: z.coerce.date(), week: z.string() })

/** The weekly mail of what happened in a person's week; none is sent if nothing happened. */
export const weeklyDelivery: Delivery = {
  kind: 'weekly',
  subjects: 'person',
  job: 'mailWeekly',
  atOnce: 2,
  retries: 12,
  quiet: true,
  redirectedWhenSent: true,
  async tell(tools, mail) {
    const { kysely } = tools.deps.db
    const reader = await readerOf(kysely, mail).select('person.weekly_mails').executeTakeFirst()
    return reader && { reader, wanted: reader.weekly_mails, letter: () => letterFor(tools, mail, reader) }
  },
}

type Reader = Pick<Selectable<Tables['person']>, 'locale' | 'time_zone'> & { name: string; secret: string }

async function letterFor({ deps, template }: DeliveryTools, mail: Claimed, reader: Reader) {
  const { config } = deps
  const locale = localeOf(reader.locale)
  const messages = await loadMessages(locale)
  const { since, week } = Detail.parse(mail.detail)
  const found = await happenedTo(deps, { since, until: new Date(mail.about) }, mail.subjectId)
  if (found.length === 0 || !(await isForReader(deps, mail, week))) return null
  const lines = found.slice(0, LINES_MAX).map((one): AlertLine => ({
    text: sayLine(messages, one, locale, reader.time_zone),
    url: urlOfAlert(config, one),
  }))
  const { template: withPlaces, values } = withLines(await template('WEEKLY', locale), lines)
  const fixed = {
    name: reader.name,
    first: lines[0]?.text ?? '',
    overviewUrl: config.PUBLIC_URL + paths.home2,
    settingsUrl: config.PUBLIC_URL + paths.account,
  }
  const list = mailingList(config, `weekly/${reader.secret}`)
  return renderLetter(withPlaces, locale, { ...values, ...fixed }, config, list)
}

/** Reads what happened in the topics that a person wants weekly, at most a few lines each, without what the person was alerted to. */
async function happenedTo({ db: { kysely } }: Deps, window: Window, personId: string): Promise<TopicHappening[]> {
  const all: TopicHappening[] = []
  for (const { topic, mine, reminder } of allSources()) {
    const wish = wishOf(topic, HAPPENING_COLUMNS)
    const order = reminder ? sql`asc` : sql`desc`
    const { rows } = await sql<Omit<TopicHappening, 'topic'>>`
      select h.*, (select title from community where community.id = h.community_id) as community
      from (select h.* from (${mine(window, personId, TOPIC_LINES)}) h
        where ${reminder ? sql`${wish} <> 'none'` : sql`${wish} = 'week'`} order by at ${order} limit ${TOPIC_LINES}) h
      where ${sql.lit(reminder === true)} or not exists (select from alert c
        where c.person_id = ${personId} and c.subject = h.subject and c.what = h.what and c.state = 'sent' and c.at >= h.at)
      order by h.at ${order}`.execute(kysely)
    all.push(...rows.map((row) => ({ ...row, topic })))
  }
  return all
}

/** Returns the text of a line; for a reminder of a meeting, with its time. */
function sayLine(messages: Messages, found: TopicHappening, locale: Locale, timeZone: string): string {
  const line = sayAlert(messages, found)
  if (found.what !== 'coming') return line
  return `${line} (${found.at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })})`
}

/** Tells whether a weekly mail may be sent: if mails are redirected, only one mail of each week is. */
async function isForReader({ config, db }: Deps, { id, redirectedTo }: Claimed, week: string): Promise<boolean> {
  const to = config.MAIL_REDIRECT_TO
  if (to === null || redirectedTo !== null) return true
  const { rows } = await sql`
    update delivery set redirected_to = ${to}
    where id = ${id} and not exists (select from delivery o
      where o.kind = 'weekly' and o.detail->>'week' = ${week} and o.redirected_to is not null)
    returning id`.execute(db.kysely)
  return rows.length > 0
}
