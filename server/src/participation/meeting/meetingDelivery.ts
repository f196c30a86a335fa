import { loadMessages, type Locale, localeOf } from '@fieldfare/shared/locale.ts'
import type { TemplateKey } from '@fieldfare/shared/mailTemplate.ts'
import { directionsTo } from '@fieldfare/shared/meeting.ts'
import { paths } from '@fieldfare/shared/paths.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { wishOf } from '../../content/alert/wish.ts'
import type { Claimed, Delivery, DeliveryTools } from '../../content/delivery/delivery.ts'
import { readerOf } from '../../content/delivery/readers.ts'
import { asPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { mailingList, renderLetter } from '../../platform/mail/letter.ts'
import type { Attachment } from '../../platform/mail/mailer.ts'
import { calendarFile } from './calendar.ts'
import { startText } from './meetingStart.ts'

/** The occasion of a mail about a meeting. The `delivery` table stores it with the meeting's sequence number, since an occasion can recur. */
export type MeetingNews = 'changed' | keyof typeof TEMPLATES
/** The changes of a meeting that its participants are notified of. */
export const MEETING_CHANGES = ['time', 'place', 'link'] as const
export type MeetingChange = (typeof MEETING_CHANGES)[number]

/** Returns the value of the column `about` of `delivery` for a mail: its occasion and the meeting's sequence number. */
export const aboutMeeting = (news: MeetingNews, sequence: number) => `${news} ${sequence}`
const newsOf = ({ about }: Claimed) => about.slice(0, about.indexOf(' ')) as MeetingNews
const Detail = z.object({ changes: z.array(z.string()) })

/** The delivery of mails about meetings. */
export const meetingDelivery: Delivery = {
  kind: 'meeting',
  subjects: 'meeting',
  job: 'mailMeeting',
  atOnce: 4,
  retries: 12,
  quiet: true,
  async tell(tools, mail) {
    const row = await rowOf(tools.deps.db.kysely, mail)
    const news = newsOf(mail)
    return (
      row && {
        reader: row,
        wanted: isDue(row, news),
        // A person with a seat needs the link. Other mails to participants are sent at night only if the meeting begins within a day.
        urgent: news === 'selected' || (row.soon && news !== 'invited' && news !== 'missed'),
        letter: () => letterFor(tools, row, news, Detail.parse(mail.detail).changes),
      }
    )
  },
}

async function letterFor({ deps, template }: DeliveryTools, row: Row, news: MeetingNews, changes: string[]) {
  const { config } = deps
  const locale = localeOf(row.locale)
  const { PUBLIC_URL } = config
  const values = {
    name: row.name,
    title: row.title,
    description: row.description,
    commitment: row.commitment,
    from: row.from,
    when: startText(row.start_time, row.minutes, row.meeting_zone, row.time_zone, locale),
    where: row.place ?? (row.point ? '' : (await loadMessages(locale)).meeting.where.online),
    directionsUrl: row.point ? directionsTo(row.point) : '',
    joinUrl: row.link ?? '',
    meetingUrl: `${PUBLIC_URL}${paths.meeting(row.id)}`,
    communityUrl: `${PUBLIC_URL}${paths.community(row.community_id)}`,
  }
  const list = mailingList(config, row.secret, row.from)
  const letter = await renderLetter(await template(templateFor(news, changes), locale), locale, values, config, list)
  const files = attachmentsOf(row, news, PUBLIC_URL, locale)
  return { ...letter, attachments: [...(letter.attachments ?? []), ...files] }
}

const rowOf = (db: Tx, mail: Claimed) =>
  readerOf(db, mail)
    .innerJoin('meeting', (join) => join.on('meeting.id', '=', mail.subjectId))
    .innerJoin('community', 'community.id', 'meeting.community_id')
    .leftJoin('meeting_answer as answer', (join) =>
      join.onRef('answer.meeting_id', '=', 'meeting.id').onRef('answer.person_id', '=', 'person.id'),
    )
    .select([
      'meeting.id',
      'meeting.title',
      'meeting.description',
      'meeting.link',
      'meeting.start_time',
      'meeting.time_zone as meeting_zone',
    ])
    .select(['meeting.minutes', 'meeting.place', asPoint('meeting.point').as('point')])
    .select([
      'meeting.community_id',
      'meeting.commitment',
      'meeting.sequence',
      'meeting.drawn_at',
      'meeting.deleted_at',
    ])
    .select(['community.title as from', 'community.deleted_at as ended_at'])
    .select(['answer.seated_at', 'answer.given_back_at'])
    .select([
      sql<boolean>`meeting.start_time <= clock_timestamp()`.as('started'),
      sql<boolean>`meeting.start_time < clock_timestamp() + interval '24 hours'`.as('soon'),
      wishOf('invitations', {
        person: sql`person.id`,
        messages: sql`person.messages`,
        community: sql`meeting.community_id`,
      }).as('wish'),
      sql<boolean>`exists (select from subscription s where s.community_id = meeting.community_id
        and s.person_id = person.id and s.left_at is null)`.as('subscribed'),
    ])
    .executeTakeFirst()

type Row = NonNullable<Awaited<ReturnType<typeof rowOf>>>

const hasSeat = ({ seated_at, given_back_at }: Row): boolean => seated_at !== null && given_back_at === null

/** Tells whether the content of a mail is still true, and its recipient still wants the mail. */
function isDue(row: Row, news: MeetingNews): boolean {
  if (row.ended_at || row.started) return false
  if (news === 'cancelled') return row.deleted_at !== null
  if (row.deleted_at) return false
  const isSubscribed = row.wish === 'now' && row.subscribed
  if (news === 'invited') return isSubscribed && row.drawn_at === null
  if (news === 'missed') return isSubscribed && !hasSeat(row)
  return row.drawn_at === null ? news === 'resumed' : hasSeat(row)
}

const TEMPLATES = {
  invited: 'MEETING_INVITED',
  selected: 'MEETING_SELECTED',
  missed: 'MEETING_MISSED',
  cancelled: 'MEETING_CANCELLED',
  resumed: 'MEETING_RESUMED',
} as const satisfies Record<string, TemplateKey>

const CHANGE_TEMPLATES = {
  time: 'MEETING_TIME_CHANGED',
  place: 'MEETING_PLACE_CHANGED',
  link: 'MEETING_LINK_CHANGED',
} as const satisfies Record<MeetingChange, TemplateKey>

/** Returns the template of a mail: each single change has its own template; several changes share one. */
function templateFor(news: MeetingNews, changes: string[]): TemplateKey {
  if (news !== 'changed') return TEMPLATES[news]
  const [first, ...others] = MEETING_CHANGES.filter((change) => changes.includes(change))
  return first && others.length === 0 ? CHANGE_TEMPLATES[first] : 'MEETING_CHANGED'
}

/** Returns the calendar file as an attachment for people who have or had a seat; nothing for others. */
function attachmentsOf(row: Row, news: MeetingNews, publicUrl: string, locale: Locale): Attachment[] {
  if (!hasSeat(row)) return []
  const cancelled = news === 'cancelled'
  const entry = { ...row, startTime: row.start_time, timeZone: row.meeting_zone, cancelled }
  const method = cancelled ? 'CANCEL' : 'PUBLISH'
  return [
    {
      filename: 'meeting.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: calendarFile(entry, publicUrl, locale),
    },
  ]
}
