import type { Attendee, DrawEntry, MeetingView, Seat } from '@fieldfare/shared/meeting.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { byId, paged, type PageRequest } from '../../platform/call/page.ts'
import { commonOf, contentReads, contentRows } from '../../content/contentRows.ts'
import { asAuthor } from '../../platform/db/author.ts'
import { asPoint } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { moderates, subscribes } from '../../content/membership/membership.ts'

/** The person who reads meetings. An admin counts as owner of every community. */
interface Reader {
  id: string
  verified: boolean
  admin: boolean
}

/** SQL that counts the answers to the row's meeting that fulfil a condition. */
const answers = (condition: string) =>
  sql<number>`(select count(*)::integer from meeting_answer a where a.meeting_id = meeting.id and ${sql.raw(condition)})`

/** SQL of a column of the reader's own answer to the row's meeting. */
const ownColumn = <T>(column: string, reader: Reader) =>
  sql<T | null>`(select ${sql.ref(`a.${column}`)} from meeting_answer a
    where a.meeting_id = meeting.id and a.person_id = ${reader.id})`

/** Selects meetings in communities where the reader is a member, moderator or owner. */
const meetings = (db: Tx, reader: Reader) =>
  contentRows(db, 'meeting', reader)
    .where(sql<boolean>`(${reader.admin} or community.created_by = ${reader.id}
      or ${reader.verified} and (${subscribes(reader.id)} or ${moderates(reader.id)}))`)
    .select(['meeting.description', 'meeting.link', 'meeting.start_time', 'meeting.time_zone', 'meeting.number'])
    .select(['meeting.minutes', 'meeting.place', asPoint('meeting.point').as('point')])
    .select(['meeting.seed', 'meeting.commitment', 'meeting.drawn_at', 'community.created_by as held_by'])
    .select([
      sql<boolean>`meeting.start_time <= clock_timestamp()`.as('started'),
      sql<number>`(select count(*)::integer from subscription s
        where s.community_id = meeting.community_id and s.left_at is null and s.seen)`.as('invited'),
      answers('a.accepted').as('accepted'),
      answers('not a.accepted').as('rejected'),
      answers('a.place is not null').as('entries'),
      answers('a.seated_at is not null and a.given_back_at is null').as('taken'),
      ownColumn<boolean>('accepted', reader).as('my_answer'),
      ownColumn<string>('entry', reader).as('my_entry'),
      ownColumn<number>('place', reader).as('my_place'),
      ownColumn<Date>('seated_at', reader).as('my_seat'),
      ownColumn<Date>('given_back_at', reader).as('my_return'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof meetings>['executeTakeFirstOrThrow']>>

interface DrawResult {
  place: number | null
  seated: Date | null
  givenBack: Date | null
}
function seatOf({ place, seated, givenBack }: DrawResult): Seat | null {
  if (place === null) return null
  if (givenBack) return 'givenBack'
  return seated ? 'seat' : 'reserve'
}

/** Converts a row to the reader's view. Only here is decided who sees the link and the seed of a meeting. */
function toView(row: Row, reader: Reader): MeetingView {
  const seat = seatOf({ place: row.my_place, seated: row.my_seat, givenBack: row.my_return })
  const holds = reader.admin || row.held_by === reader.id
  return {
    ...commonOf(row),
    description: row.description,
    startTime: row.start_time.toISOString(),
    timeZone: row.time_zone,
    minutes: row.minutes,
    place: row.place,
    point: row.point,
    started: row.started,
    linkSent: row.drawn_at !== null,
    number: row.number,
    invited: row.invited,
    accepted: row.accepted,
    rejected: row.rejected,
    commitment: row.commitment,
    draw: row.drawn_at && {
      seed: row.seed,
      at: row.drawn_at.toISOString(),
      entries: row.entries,
      taken: row.taken,
    },
    mine: {
      reported: row.reported,
      answer: row.my_answer === null ? null : row.my_answer ? 'accepted' : 'rejected',
      entry: row.my_answer ? row.my_entry : null,
      place: row.my_place,
      seat,
      link: seat === 'seat' || holds ? row.link : null,
    },
  }
}

// The list is ordered by start, the latest first.
const { view, page } = contentReads('meeting', meetings, toView, { by: 'start_time' })
export const meetingPage = page

/** Returns a meeting as a reader sees it; null if the reader is outside its community, or the meeting is deleted. */
export const meetingView = async (db: Tx, id: string, reader: Reader | null): Promise<MeetingView | null> =>
  reader && view(db, id, reader)

const PLACE_CURSOR = /^\d{1,6}$/

/** Reads a page of the entries of a meeting's draw, in drawn order; none before the draw. */
export async function drawPage(db: Tx, meetingId: string, { cursor, limit }: PageRequest): Promise<Page<DrawEntry>> {
  const after = cursor !== undefined && PLACE_CURSOR.test(cursor) ? Number(cursor) : 0
  const rows = await db
    .selectFrom('meeting_answer')
    .select(['entry', 'place', 'seated_at as seated', 'given_back_at as givenBack'])
    .where('meeting_id', '=', meetingId)
    .where('place', '>', after)
    .orderBy('place')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit).map((row) => ({
    entry: row.entry,
    place: row.place ?? 0,
    seat: seatOf(row) ?? 'reserve',
  }))
  return { items, next: rows.length > limit ? String(items.at(-1)?.place) : null }
}

/** Reads a page of the people who accepted, for the owner, in an order independent of when they accepted. */
export const acceptedPage = (db: Tx, meetingId: string, page: PageRequest): Promise<Page<Attendee>> =>
  paged(
    db
      .selectFrom('meeting_answer')
      .innerJoin('person', 'person.id', 'meeting_answer.person_id')
      .select(['meeting_answer.person_id', asAuthor('meeting_answer.person_id').as('person')])
      .select(['place', 'seated_at as seated', 'given_back_at as givenBack'])
      .where('meeting_answer.meeting_id', '=', meetingId)
      .where('meeting_answer.accepted', '=', true)
      .where('person.deleted_at', 'is', null),
    byId('meeting_answer.person_id'),
    page,
    ({ person, ...row }) => ({ ...person, seat: seatOf(row) }),
  )
