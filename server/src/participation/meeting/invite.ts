import { type RawBuilder, sql } from 'kysely'
import { isInUse } from '../../content/alert/inUse.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { mineOf } from '../../platform/call/changeEvents.ts'
import { mailAbout, noteAll } from './meetingNotices.ts'

/** SQL of the people who were members when the meeting was planned (`at`), without its organiser. */
const members = (communityId: string, organiserId: string, at: Date): RawBuilder<{ id: string }> => sql`
  select p.id, p.messages <> 'none' and not exists (select from message_mute mute
    where mute.person_id = p.id and mute.community_id = ${communityId}) as notified
  from subscription s join person p on p.id = s.person_id
  where s.community_id = ${communityId} and s.left_at is null and s.seen and s.joined_at <= ${at}
    and ${isInUse('p')} and p.id <> ${organiserId}`

/**
 * Invites the next members to a meeting, in the order of their ids: a notice to each, and a mail to those who want mails. The row of
 * the meeting stores the last member invited, so that a failed job resumes there and nobody is invited twice.
 * @returns whether members are left to invite
 */
export async function inviteNext(tx: TransactionContext, meetingId: string, atOnce: number): Promise<boolean> {
  const { db } = tx
  const meeting = await db
    .selectFrom('meeting')
    .select(['community_id', 'created_by', 'created_at', 'invited_to', 'deleted_at', 'drawn_at', 'title'])
    .where('id', '=', meetingId)
    .where('inviting', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!meeting) return false
  const isOver = meeting.deleted_at !== null || meeting.drawn_at !== null
  const { community_id: communityId, created_by, created_at, invited_to } = meeting
  const { rows: next } = isOver
    ? { rows: [] }
    : await sql<{ id: string; notified: boolean }>`
        select id, notified from (${members(communityId, created_by, created_at)}) member
        where ${invited_to === null ? sql`true` : sql`id > ${invited_to}`}
        order by id limit ${atOnce}`.execute(db)
  const people = next.map(({ id }) => id)
  const more = people.length === atOnce
  await db
    .updateTable('meeting')
    .set({ invited_to: people.at(-1) ?? invited_to, inviting: more })
    .where('id', '=', meetingId)
    .execute()
  const notified = next.flatMap((one) => (one.notified ? [one.id] : []))
  await noteAll(tx, notified, 'meeting.invited', meetingId, { communityId, meetingId, title: meeting.title })
  await mailAbout(tx, meetingId, people, 'invited')
  tx.publish(mineOf(people, 'content'))
  return more
}
