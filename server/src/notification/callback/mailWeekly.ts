import { loadMessages, type Locale, localeOf, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { isInUse } from '../../people/account/inUse.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { JobData } from '../../platform/jobs/names.ts'
import { mailRow, sendClaimed } from '../../platform/mail/claimedMail.ts'
import { type Letters, mailingList } from '../../platform/mail/letter.ts'
import { keptTemplate } from '../../platform/setting/templates.ts'
import { type CallLine, sayCall, withLines } from './callLetter.ts'
import type { Happening, Window } from '../../content/alert/happening.ts'
import { waitsForMorning } from '../../content/alert/quiet.ts'
import { allSources, urlOfCall } from './sources.ts'
import { OF_HAPPENING, wishOf } from '../../content/alert/wish.ts'

/** A few lines: of each topic so many, and all together. */
const TOPIC_LINES = 4
const LINES_MAX = 12

type Found = Happening & { topic: string; community: string | null }

/**
 * Mails a person what happened in their week, once, or nothing where nothing did.
 * @throws what the mail server said, so that the job is tried again
 */
export async function mailWeekly(deps: Deps, letters: Letters, job: JobData['mailWeekly']): Promise<void> {
  const { config, db } = deps
  const { kysely } = db
  if (await waitsForMorning(deps, job.personId, 'mailWeekly', job)) return
  const key = { person_id: job.personId, until: new Date(job.until) }
  await sendClaimed('mailWeekly', mailRow(kysely, 'weekly_mail', 'state', key), async (claimed) => {
    const person = await kysely
      .selectFrom('person')
      .innerJoin('auth.user as user', 'user.id', 'person.id')
      .select(['person.locale', 'person.time_zone', 'person.weekly_mails', 'person.unsubscribe_secret'])
      .select(['user.name', 'user.email'])
      .where('person.id', '=', job.personId)
      .where(isInUse('person'))
      .executeTakeFirst()
    if (!person?.weekly_mails) return 'none'
    const locale = localeOf(person.locale)
    const { callback } = await loadMessages(locale)
    const found = await happenedTo(deps, claimed, job.personId)
    if (found.length === 0) return 'none'
    const to = claimed.redirected_to ?? (await addressOf(deps, job, person.email))
    if (to === null) return 'none'
    const shown = found.slice(0, LINES_MAX)
    const lines = shown.map((one): CallLine => ({
      text: sayLine(callback, one, locale, person.time_zone),
      url: urlOfCall(config, one),
    }))
    const { template, values } = withLines(await keptTemplate(kysely, 'WEEKLY', locale), lines)
    const { PUBLIC_URL } = config
    const fixed = {
      name: person.name,
      first: lines[0]?.text ?? '',
      overviewUrl: PUBLIC_URL + paths.home2,
      settingsUrl: PUBLIC_URL + paths.account,
    }
    const list = mailingList(config, `weekly/${person.unsubscribe_secret}`)
    await letters.send(to, template, locale, { ...values, ...fixed }, list)
    return 'sent'
  })
}

/** What happened that they want to know of each week, a few of each topic: nothing that they were called back about at once. */
async function happenedTo({ db: { kysely } }: Deps, window: Window, personId: string): Promise<Found[]> {
  const all: Found[] = []
  for (const { topic, mine, reminder } of allSources()) {
    const wish = wishOf(topic, OF_HAPPENING)
    const order = reminder ? sql`asc` : sql`desc`
    const { rows } = await sql<Omit<Found, 'topic'>>`
      select h.*, (select title from community where community.id = h.community_id) as community
      from (select h.* from (${mine(window, personId, TOPIC_LINES)}) h
        where ${reminder ? sql`${wish} <> 'none'` : sql`${wish} = 'week'`} order by at ${order} limit ${TOPIC_LINES}) h
      where ${sql.lit(reminder === true)} or not exists (select from callback c
        where c.person_id = ${personId} and c.subject = h.subject and c.what = h.what and c.state = 'sent' and c.at >= h.at)
      order by h.at ${order}`.execute(kysely)
    all.push(...rows.map((row) => ({ ...row, topic })))
  }
  return all
}

/** A line; a reminder says when. */
function sayLine(texts: Messages['callback'], found: Found, locale: Locale, timeZone: string): string {
  const said = sayCall(texts, found)
  if (found.what !== 'coming') return said
  return `${said} (${found.at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'short', timeZone })})`
}

/** Where mails are redirected, one address gets one weekly mail a week, however many it is for. @returns null for nobody else's */
async function addressOf({ config, db }: Deps, job: JobData['mailWeekly'], email: string): Promise<string | null> {
  const to = config.MAIL_REDIRECT_TO
  if (to === null) return email
  const { rows } = await sql`
    update weekly_mail m set redirected_to = ${to}
    where m.person_id = ${job.personId} and m.until = ${new Date(job.until)}
      and not exists (select from weekly_mail o where o.week = m.week and o.redirected_to is not null)
    returning m.week`.execute(db.kysely)
  return rows.length > 0 ? to : null
}
