import type { MeetingNotices } from '@fieldfare/shared/meeting.ts'
import { sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { mineOf } from '../../platform/call/changeEvents.ts'
import { alertDevices } from '../../content/alert/alertNow.ts'
import { wishOf } from '../../content/alert/wish.ts'
import type { ContentCtx } from '../../content/kind.ts'
import { wake } from '../../content/delivery/ledger.ts'
import { aboutMeeting, type MeetingChange, meetingDelivery, type MeetingNews } from './meetingDelivery.ts'

type NoticeKind = keyof MeetingNotices

interface MeetingFacts {
  communityId: string
  meetingId: string
  title: string
}

/** Adds a notice for each of these people, at most one per person and cause. */
export async function noteAll(
  tx: TransactionContext,
  people: readonly string[],
  kind: NoticeKind,
  cause: string,
  { communityId, meetingId, title }: MeetingFacts,
): Promise<void> {
  if (people.length === 0) return
  const { db, publish } = tx
  const data = JSON.stringify({ communityId, meetingId, title })
  await sql`
    insert into notification (person_id, kind, cause, data)
    select id, ${kind}, ${cause}, ${data}::jsonb from unnest(${[...people]}::uuid[]) id
    on conflict do nothing`.execute(db)
  publish(mineOf(people, 'notices'))
  const subject = { what: whatOf(kind), subject: meetingId, communityId, title }
  await alertDevices(tx, people, { topic: 'invitations', ...subject, urgent: await isUrgent(tx, meetingId, kind) })
}

type Tail<Kind> = Kind extends `meeting.${infer Name}` ? Name : never
const whatOf = (kind: NoticeKind) => kind.slice('meeting.'.length) as Tail<NoticeKind>

/** Tells whether a notice is sent even at night: it announces a seat, or concerns a seat at a meeting that begins within a day. */
async function isUrgent({ db }: Pick<TransactionContext, 'db'>, id: string, kind: NoticeKind): Promise<boolean> {
  if (kind === 'meeting.invited' || kind === 'meeting.missed') return false
  if (kind === 'meeting.drawn' || kind === 'meeting.seat') return true
  const { rows } = await sql<{ soon: boolean }>`
    select start_time < clock_timestamp() + interval '24 hours' as soon from meeting where id = ${id}`.execute(db)
  return rows[0]?.soon ?? false
}

/**
 * Queues a mail to each of these people about the present state of a meeting. Invitations, and mails to people who were not drawn,
 * go only to those who want mails of this community; mails about a seat go to everyone who has a seat. If mails are redirected, only
 * the first recipient gets a mail.
 */
export async function mailAbout(
  tx: TransactionContext,
  meetingId: string,
  people: readonly string[],
  news: MeetingNews,
  changes: readonly MeetingChange[] = [],
): Promise<void> {
  if (people.length === 0) return
  const { db } = tx
  const byWish = news === 'invited' || news === 'missed'
  const wish = { person: sql`p.id`, messages: sql`p.messages`, community: sql`m.community_id` }
  const wantsMail = sql`${wishOf('invitations', wish)} = 'now'`
  const aboutNow = sql`${news}::text || ' ' || m.sequence`
  // Invitations are added in batches; a redirect address gets one mail for all batches.
  const notYet = sql`not exists (select from delivery before
    where before.kind = 'meeting' and before.subject_id = m.id and before.about = ${aboutNow})`
  const { rows } = await sql`
    insert into delivery (kind, subject_id, person_id, about, detail, redirected_to)
    select 'meeting', id, person_id, about, ${JSON.stringify({ changes })}::jsonb, redirected_to from (
      select m.id, ${aboutNow} as about, m.redirected_to, p.id as person_id, row_number() over (order by p.id) as nth,
        m.redirected_to is null or ${news !== 'invited'} or ${notYet} as due
      from meeting m, person p join auth."user" u on u.id = p.id
      where m.id = ${meetingId} and p.id = any(${[...people]}::uuid[]) and ${isInUse('p')} and u."emailVerified"
        and ${byWish ? wantsMail : sql`true`}
    ) recipient
    where due and (redirected_to is null or nth = 1)
    on conflict do nothing returning id`.execute(db)
  await wake(tx, meetingDelivery, rows.length)
}

/** Reads the columns of a meeting that notices about it need. */
const meetingRow = (tx: Pick<TransactionContext, 'db'>, id: string) =>
  tx.db
    .selectFrom('meeting')
    .select(['community_id as communityId', 'id as meetingId', 'title', 'sequence', 'drawn_at as drawnAt'])
    .select(sql<boolean>`start_time <= clock_timestamp()`.as('started'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/**
 * Raises the meeting's sequence number; calendars keep the version with the highest number.
 * @returns the new sequence number
 */
async function nextSequence({ db }: Pick<TransactionContext, 'db'>, id: string): Promise<number> {
  const { sequence } = await db
    .updateTable('meeting')
    .set((set) => ({ sequence: set('sequence', '+', 1) }))
    .where('id', '=', id)
    .returning('sequence')
    .executeTakeFirstOrThrow()
  return sequence
}

/** Returns the people who attend (before the draw all who accepted, after the draw those with a seat), and the reserves. */
async function comingTo({ db }: Pick<TransactionContext, 'db'>, id: string, drawn: boolean) {
  const rows = await db
    .selectFrom('meeting_answer')
    .select(['person_id', 'seated_at'])
    .where('meeting_id', '=', id)
    .where('accepted', '=', true)
    .where('given_back_at', 'is', null)
    .execute()
  const hasSeat = (row: (typeof rows)[number]) => !drawn || row.seated_at !== null
  const ids = (some: typeof rows) => some.map(({ person_id }) => person_id)
  return { coming: ids(rows.filter(hasSeat)), reserves: ids(rows.filter((row) => !hasSeat(row))) }
}

/** Notifies people who were drawn, or got a freed seat, and mails them the link. */
export async function tellSeated(
  tx: TransactionContext,
  meetingId: string,
  people: readonly string[],
  notice: 'meeting.drawn' | 'meeting.seat',
): Promise<void> {
  await noteAll(tx, people, notice, meetingId, await meetingRow(tx, meetingId))
  await mailAbout(tx, meetingId, people, 'selected')
}

/** Notifies people, by notice and mail, that they were not drawn. */
export async function tellMissed(tx: TransactionContext, meetingId: string, people: readonly string[]): Promise<void> {
  await noteAll(tx, people, 'meeting.missed', meetingId, await meetingRow(tx, meetingId))
  await mailAbout(tx, meetingId, people, 'missed')
}

/** Notifies people with a seat of the changes to a meeting; if there are none, mails them the same link again. */
export async function tellChanged(
  tx: TransactionContext,
  meetingId: string,
  changes: readonly MeetingChange[],
): Promise<void> {
  const sequence = await nextSequence(tx, meetingId)
  const { coming } = await comingTo(tx, meetingId, true)
  if (changes.length === 0) return mailAbout(tx, meetingId, coming, 'selected')
  await noteAll(tx, coming, 'meeting.changed', `${meetingId} ${sequence}`, await meetingRow(tx, meetingId))
  await mailAbout(tx, meetingId, coming, 'changed', changes)
}

/**
 * Retracts the invitations to a cancelled meeting, and notifies its participants and reserves, unless the meeting has begun;
 * participants also get a mail.
 */
export async function tellCancelled(tx: ContentCtx): Promise<void> {
  const meeting = await meetingRow(tx, tx.thing.id)
  const { meetingId } = meeting
  await retractAll(tx, 'meeting.invited', meetingId)
  if (meeting.started) return
  const sequence = await nextSequence(tx, meetingId)
  const { coming, reserves } = await comingTo(tx, meetingId, meeting.drawnAt !== null)
  await noteAll(tx, [...coming, ...reserves], 'meeting.cancelled', `${meetingId} ${sequence}`, meeting)
  await mailAbout(tx, meetingId, coming, 'cancelled')
}

/** Notifies those who read or were mailed of a cancellation that the meeting takes place after all. Drops unsent cancellation mails. */
export async function tellResumed(tx: ContentCtx): Promise<void> {
  const meeting = await meetingRow(tx, tx.thing.id)
  const { meetingId } = meeting
  if (meeting.started) return
  const { rows: cancelled } = await sql<{ person_id: string; sent: boolean }>`
    update delivery set state = case when state = 'waiting' then 'none' else state end
    where kind = 'meeting' and subject_id = ${meetingId} and about = ${aboutMeeting('cancelled', meeting.sequence)}
    returning person_id, state in ('sending', 'sent') as sent`.execute(tx.db)
  const mailed = cancelled.flatMap(({ person_id, sent }) => (sent ? [person_id] : []))
  const knew = await retractAll(tx, 'meeting.cancelled', `${meetingId} ${meeting.sequence}`)
  const sequence = await nextSequence(tx, meetingId)
  await noteAll(tx, [...new Set([...knew, ...mailed])], 'meeting.resumed', `${meetingId} ${sequence}`, meeting)
  await mailAbout(tx, meetingId, mailed, 'resumed')
}

/** Retracts the notices of a cause from all present and former members of the community. @returns the people who had read the notice */
async function retractAll(tx: ContentCtx, kind: NoticeKind, cause: string): Promise<string[]> {
  const deleted = await tx.db
    .deleteFrom('notification')
    .where('person_id', 'in', (of) =>
      of.selectFrom('subscription').select('person_id').where('community_id', '=', tx.thing.community_id),
    )
    .where('kind', '=', kind)
    .where('cause', '=', cause)
    .returning(['person_id', 'read_at'])
    .execute()
  tx.publish(
    mineOf(
      deleted.map(({ person_id }) => person_id),
      'notices',
    ),
  )
  return deleted.flatMap(({ person_id, read_at }) => (read_at ? [person_id] : []))
}
