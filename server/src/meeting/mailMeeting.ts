import { DEFAULT_LOCALE, isLocale, loadMessages, type Locale } from '@fieldfare/shared/locale.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import type { Deps } from '../call/context.ts'
import { waitsForMorning } from '../callback/quiet.ts'
import { wishOf } from '../callback/wish.ts'
import type { Tx } from '../db/tables.ts'
import { type JobData, JOB_PLANS } from '../jobs/names.ts'
import type { Letters } from '../mail/letter.ts'
import type { Attachment } from '../mail/mailer.ts'
import type { Template } from '../mail/mailTemplate.ts'
import { keptTemplate } from '../setting/keptTemplate.ts'
import { calendarFile } from './calendar.ts'
import { whenOf } from './when.ts'

type Mail = JobData['mailMeeting']
/** `none`: it is no longer true, or the reader wants no such mails. */
type Outcome = 'sent' | 'waiting' | 'failed' | 'none'

const TRIES_MAX = JOB_PLANS.mailMeeting.retryLimit + 1

/**
 * Mails one person about a meeting. The mail is claimed before it is sent and never sent again after that, unless the mail server
 * refused it: a crash in between may lose a mail, and sends none twice.
 * @throws what the mail server said, so that the job is tried again
 */
export async function mailMeeting(deps: Deps, letters: Letters, mail: Mail): Promise<void> {
  const { config, db } = deps
  const { kysely } = db
  if (!(await isUrgent(kysely, mail)) && (await waitsForMorning(deps, mail.personId, 'mailMeeting', mail))) return
  const claimed = await kysely
    .updateTable('meeting_mail')
    .set((set) => ({ state: 'sending', tries: set('tries', '+', 1) }))
    .where('meeting_id', '=', mail.meetingId)
    .where('person_id', '=', mail.personId)
    .where('about', '=', mail.about)
    .where('sequence', '=', mail.sequence)
    .where('state', '=', 'waiting')
    .returning(['tries', 'redirected_to', 'changes'])
    .executeTakeFirst()
  // An earlier try ended without saying how: the mail may have been sent.
  if (!claimed) return settle(kysely, mail, 'failed')
  const row = await rowOf(kysely, mail)
  // What was to be redirected is, also where the setting has changed since; and the other way round nobody else is mailed.
  const unredirected = config.MAIL_REDIRECT_TO !== null && claimed.redirected_to === null
  if (!row || unredirected || !isDue(row, mail)) return settle(kysely, mail, 'none')
  const locale = isLocale(row.locale) ? row.locale : DEFAULT_LOCALE
  const { PUBLIC_URL } = config
  const from = row.from
  try {
    const template = await templateFor(kysely, mail, claimed.changes, locale)
    const values = {
      name: row.name,
      title: row.title,
      description: row.description,
      commitment: row.commitment,
      from,
      when: whenOf(row.start_time, row.time_zone, row.reader_zone, locale),
      joinUrl: row.link ?? '',
      meetingUrl: `${PUBLIC_URL}${paths.meeting(mail.meetingId)}`,
      communityUrl: `${PUBLIC_URL}${paths.community(row.community_id)}`,
    }
    const list = { from, unsubscribeUrl: `${PUBLIC_URL}/unsubscribe/${row.unsubscribe_secret}` }
    const to = claimed.redirected_to ?? row.email
    await letters.send(to, template, locale, values, list, attached(row, mail, PUBLIC_URL, locale))
  } catch (error) {
    if (claimed.tries >= TRIES_MAX) return settle(kysely, mail, 'failed')
    await settle(kysely, mail, 'waiting')
    throw error
  }
  return settle(kysely, mail, 'sent')
}

const rowOf = (db: Tx, { meetingId, personId }: Mail) =>
  db
    .selectFrom('meeting')
    .innerJoin('community', 'community.id', 'meeting.community_id')
    .innerJoin('person', (join) => join.on('person.id', '=', personId))
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .leftJoin('meeting_answer as answer', (join) =>
      join.onRef('answer.meeting_id', '=', 'meeting.id').onRef('answer.person_id', '=', 'person.id'),
    )
    .select(['meeting.title', 'meeting.description', 'meeting.link', 'meeting.start_time', 'meeting.time_zone'])
    .select(['meeting.community_id', 'meeting.commitment', 'meeting.sequence', 'meeting.drawn_at', 'meeting.hidden_at'])
    .select(['community.title as from', 'community.hidden_at as ended_at'])
    .select(['user.name', 'user.email', 'person.locale', 'person.time_zone as reader_zone'])
    .select(['person.unsubscribe_secret', 'answer.seated_at', 'answer.given_back_at'])
    .select([
      sql<boolean>`meeting.start_time <= clock_timestamp()`.as('started'),
      wishOf('invitations', {
        person: sql`person.id`,
        messages: sql`person.messages`,
        community: sql`meeting.community_id`,
      }).as('wish'),
      sql<boolean>`exists (select from subscription s where s.community_id = meeting.community_id
        and s.person_id = person.id and s.left_at is null)`.as('subscribed'),
    ])
    .where('meeting.id', '=', meetingId)
    .executeTakeFirst()

/** Of a seat at a meeting that begins within a day, or that it is cancelled, one reads at night, too. */
async function isUrgent(db: Tx, { meetingId, about }: Mail): Promise<boolean> {
  if (about === 'invited' || about === 'missed') return false
  const { rows } = await sql<{ soon: boolean }>`
    select start_time < clock_timestamp() + interval '24 hours' as soon from meeting where id = ${meetingId}`.execute(
    db,
  )
  return rows[0]?.soon ?? false
}

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

const hasSeat = ({ seated_at, given_back_at }: Row): boolean => seated_at !== null && given_back_at === null

/** Whether a mail is still true, and wanted. */
function isDue(row: Row, { about }: Mail): boolean {
  if (row.ended_at || row.started) return false
  if (about === 'cancelled') return row.hidden_at !== null
  if (row.hidden_at) return false
  const wanted = row.wish === 'now' && row.subscribed
  if (about === 'invited') return wanted && row.drawn_at === null
  if (about === 'missed') return wanted && !hasSeat(row)
  return row.drawn_at === null ? about === 'resumed' : hasSeat(row)
}

/** Two of the templates are settings; the others are texts of ours. */
async function templateFor(db: Tx, { about }: Mail, changes: string[], locale: Locale): Promise<Template> {
  if (about === 'invited') return keptTemplate(db, 'MEETING_INVITED', locale)
  if (about === 'selected') return keptTemplate(db, 'MEETING_SELECTED', locale)
  const { mail } = await loadMessages(locale)
  if (about === 'missed') return mail.meetingMissed
  if (about === 'cancelled') return mail.meetingCancelled
  if (about === 'resumed') return mail.meetingResumed
  const [time, link] = [changes.includes('time'), changes.includes('link')]
  return time && link ? mail.meetingChanged : time ? mail.meetingTimeChanged : mail.meetingLinkChanged
}

/** The calendar file, for those who have or had a seat. */
function attached(row: Row, { meetingId, about }: Mail, publicUrl: string, locale: Locale): Attachment[] {
  if (!row.link || !hasSeat(row)) return []
  const cancelled = about === 'cancelled'
  const { title, description, link, start_time: startTime, time_zone: timeZone, sequence, from } = row
  const entry = { id: meetingId, title, description, link, startTime, timeZone, sequence, cancelled, from }
  const method = cancelled ? 'CANCEL' : 'PUBLISH'
  return [
    {
      filename: 'meeting.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: calendarFile(entry, publicUrl, locale),
    },
  ]
}

/** Says what became of a claimed mail. */
async function settle(db: Tx, { meetingId, personId, about, sequence }: Mail, state: Outcome): Promise<void> {
  await db
    .updateTable('meeting_mail')
    .set({ state })
    .where('meeting_id', '=', meetingId)
    .where('person_id', '=', personId)
    .where('about', '=', about)
    .where('sequence', '=', sequence)
    .where('state', '=', 'sending')
    .execute()
}
