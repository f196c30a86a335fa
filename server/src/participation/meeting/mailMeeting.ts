import { type Locale, localeOf } from '@fieldfare/shared/locale.ts'
import type { TemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import type { Deps } from '../../platform/call/context.ts'
import { waitsForMorning } from '../../content/alert/quiet.ts'
import { wishOf } from '../../content/alert/wish.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { JobData } from '../../platform/jobs/names.ts'
import { isHeldBack, mailRow, sendClaimed } from '../../platform/mail/claimedMail.ts'
import { type Letters, mailingList } from '../../platform/mail/letter.ts'
import type { Attachment } from '../../platform/mail/mailer.ts'
import { keptTemplate } from '../../platform/setting/templates.ts'
import { calendarFile } from './calendar.ts'
import { whenOf } from './when.ts'

type Mail = JobData['mailMeeting']

/**
 * Mails one person about a meeting, once.
 * @throws what the mail server said, so that the job is tried again
 */
export async function mailMeeting(deps: Deps, letters: Letters, mail: Mail): Promise<void> {
  const { config, db } = deps
  const { kysely } = db
  const { meetingId, personId, about, sequence } = mail
  if (!(await isUrgent(kysely, mail)) && (await waitsForMorning(deps, personId, 'mailMeeting', mail))) return
  const claimable = mailRow(kysely, 'meeting_mail', 'state', {
    meeting_id: meetingId,
    person_id: personId,
    about,
    sequence,
  })
  await sendClaimed('mailMeeting', claimable, async ({ redirected_to, changes }) => {
    const row = await rowOf(kysely, mail)
    if (!row || isHeldBack(config, redirected_to) || !isDue(row, mail)) return 'none'
    const locale = localeOf(row.locale)
    const { PUBLIC_URL } = config
    const from = row.from
    const template = await keptTemplate(kysely, templateFor(mail, changes), locale)
    const values = {
      name: row.name,
      title: row.title,
      description: row.description,
      commitment: row.commitment,
      from,
      when: whenOf(row.start_time, row.time_zone, row.reader_zone, locale),
      joinUrl: row.link ?? '',
      meetingUrl: `${PUBLIC_URL}${paths.meeting(meetingId)}`,
      communityUrl: `${PUBLIC_URL}${paths.community(row.community_id)}`,
    }
    const list = mailingList(config, row.unsubscribe_secret, from)
    await letters.send(
      redirected_to ?? row.email,
      template,
      locale,
      values,
      list,
      attached(row, mail, PUBLIC_URL, locale),
    )
    return 'sent'
  })
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
    .where('person.disabled_at', 'is', null)
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

const TEMPLATES = {
  invited: 'MEETING_INVITED',
  selected: 'MEETING_SELECTED',
  missed: 'MEETING_MISSED',
  cancelled: 'MEETING_CANCELLED',
  resumed: 'MEETING_RESUMED',
} as const satisfies Partial<Record<Mail['about'], TemplateKey>>

function templateFor({ about }: Mail, changes: string[]): TemplateKey {
  if (about in TEMPLATES) return TEMPLATES[about as keyof typeof TEMPLATES]
  const [time, link] = [changes.includes('time'), changes.includes('link')]
  return time && link ? 'MEETING_CHANGED' : time ? 'MEETING_TIME_CHANGED' : 'MEETING_LINK_CHANGED'
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
