import { DEFAULT_LOCALE, isLocale, loadMessages, type Locale, type Messages } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { SITE_NAME } from '@fieldfare/shared/siteName.ts'
import { sql } from 'kysely'
import type { Deps } from '../call/context.ts'
import type { CallState } from '../db/callbackTables.ts'
import { type JobData, JOB_PLANS } from '../jobs/names.ts'
import type { Letters } from '../mail/letter.ts'
import { keptTemplate } from '../setting/templates.ts'
import { type CallLine, sayCall, withLines } from './callLetter.ts'
import type { Happening, Window } from './happening.ts'
import { waitsForMorning } from './quiet.ts'
import { allSources, urlOfCall } from './sources.ts'

const TRIES_MAX = JOB_PLANS.mailWeekly.retryLimit + 1
/** A few lines: of each topic so many, and all together. */
const TOPIC_LINES = 4
const LINES_MAX = 12

type Found = Happening & { topic: string; community: string | null }

/**
 * Mails a person what happened in their week, or nothing where nothing did. The mail is claimed before it is sent and never sent
 * again after that, unless the mail server refused it.
 * @throws what the mail server said, so that the job is tried again
 */
export async function mailWeekly(deps: Deps, letters: Letters, job: JobData['mailWeekly']): Promise<void> {
  const { config, db } = deps
  const { kysely } = db
  const mail = kysely
    .selectFrom('weekly_mail')
    .where('person_id', '=', job.personId)
    .where('until', '=', new Date(job.until))
  if (!(await mail.select('state').where('state', '=', 'waiting').executeTakeFirst()))
    return settle(deps, job, 'failed')
  if (await waitsForMorning(deps, job.personId, 'mailWeekly', job)) return
  const claimed = await kysely
    .updateTable('weekly_mail')
    .set((set) => ({ state: 'sending', tries: set('tries', '+', 1) }))
    .where('person_id', '=', job.personId)
    .where('until', '=', new Date(job.until))
    .where('state', '=', 'waiting')
    .returning(['since', 'until', 'tries', 'redirected_to'])
    .executeTakeFirst()
  if (!claimed) return
  const person = await kysely
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['person.locale', 'person.time_zone', 'person.weekly_mails', 'person.unsubscribe_secret'])
    .select(['user.name', 'user.email'])
    .where('person.id', '=', job.personId)
    .where('person.deleted_at', 'is', null)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!person?.weekly_mails) return settle(deps, job, 'none')
  const locale = isLocale(person.locale) ? person.locale : DEFAULT_LOCALE
  const { callback } = await loadMessages(locale)
  const found = await happenedTo(deps, claimed, job.personId)
  if (found.length === 0) return settle(deps, job, 'none')
  const to = claimed.redirected_to ?? (await addressOf(deps, job, person.email))
  if (to === null) return settle(deps, job, 'none')
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
  const list = { from: SITE_NAME, unsubscribeUrl: `${PUBLIC_URL}/unsubscribe/weekly/${person.unsubscribe_secret}` }
  try {
    await letters.send(to, template, locale, { ...values, ...fixed }, list)
  } catch (error) {
    if (claimed.tries >= TRIES_MAX) return settle(deps, job, 'failed')
    await settle(deps, job, 'waiting')
    throw error
  }
  return settle(deps, job, 'sent')
}

/** What happened, a few of each topic: nothing that they were called back about at once. */
async function happenedTo({ db: { kysely } }: Deps, window: Window, personId: string): Promise<Found[]> {
  const all: Found[] = []
  for (const { topic, weekly, reminder } of allSources()) {
    const { rows } = await sql<Omit<Found, 'topic'>>`
      select h.*, (select title from community where community.id = h.community_id) as community
      from (${weekly(window, personId, TOPIC_LINES)}) h
      where ${sql.lit(reminder === true)} or not exists (select from callback c
        where c.person_id = ${personId} and c.subject = h.subject and c.what = h.what and c.state = 'sent' and c.at >= h.at)
      order by h.at ${reminder ? sql`asc` : sql`desc`}`.execute(kysely)
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

/** Says what became of a claimed mail. */
async function settle({ db }: Deps, { personId, until }: JobData['mailWeekly'], state: CallState): Promise<void> {
  await db.kysely
    .updateTable('weekly_mail')
    .set({ state })
    .where('person_id', '=', personId)
    .where('until', '=', new Date(until))
    .where('state', '=', 'sending')
    .execute()
}
