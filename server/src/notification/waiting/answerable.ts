import {
  ANSWERABLE_MAX,
  type Answerable,
  type ToAnswer,
  WAITING_FIRST,
  type WaitingPart,
} from '@fieldfare/shared/waiting.ts'
import { sql } from 'kysely'
import { allParts } from '../../content/alert/waitingPart.ts'
import { commentView } from '../../participation/discussion/rows.ts'
import { meetingView } from '../../participation/meeting/rows.ts'
import { pollView } from '../../participation/poll/rows.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { Session } from '../../platform/session/session.ts'

/** What can be answered: a meeting, a poll, or a comment with the number of new ones in its thread. */
export interface Found {
  kind: Answerable['kind']
  id: string
  count: number
}

const idsOf = async (db: Tx, who: Session, part: WaitingPart, communityId?: string) => {
  const found = allParts().find((one) => one.part === part)
  return (await found?.page(db, who, { limit: WAITING_FIRST }, communityId))?.items ?? []
}

/** Finds the first things that wait for a person to answer, in one community or in all: one statement a part, and one for comments. */
export async function toAnswer(db: Tx, who: Session, communityId?: string): Promise<ToAnswer> {
  const [meetings, polls, threads] = await Promise.all([
    idsOf(db, who, 'invitations', communityId),
    idsOf(db, who, 'questions', communityId),
    idsOf(db, who, 'answers', communityId),
  ])
  const newest = await newestComments(db, who.id, threads)
  const lists: Found[][] = [
    meetings.map(({ id }) => ({ kind: 'meeting', id, count: 1 })),
    polls.map(({ id }) => ({ kind: 'poll', id, count: 1 })),
    newest,
  ]
  const inTurn = Array.from({ length: ANSWERABLE_MAX }).flatMap((_, at) => lists.flatMap((list) => list[at] ?? []))
  return { items: await viewsOf(db, who, inTurn.slice(0, ANSWERABLE_MAX)), count: lists.flat().length }
}

/** The newest comment of others in each of these threads, in their order. */
async function newestComments(
  db: Tx,
  personId: string,
  threads: readonly { id: string; count: number | null }[],
): Promise<Found[]> {
  if (threads.length === 0) return []
  const rows = await db
    .selectFrom('comment')
    .distinctOn('thread_id')
    .select(['id', 'thread_id'])
    .where('thread_id', '=', sql<string>`any(${threads.map(({ id }) => id)}::uuid[])`)
    .where('created_by', '<>', personId)
    .where('deleted_at', 'is', null)
    .orderBy('thread_id')
    .orderBy('created_at', 'desc')
    .execute()
  const byThread = new Map(rows.map(({ id, thread_id }) => [thread_id, id]))
  return threads.flatMap(({ id: threadId, count }) => {
    const id = byThread.get(threadId)
    return id ? [{ kind: 'comment' as const, id, count: count ?? 1 }] : []
  })
}

/** Reads what was found as its reader sees it, at most ANSWERABLE_MAX; what was deleted meanwhile is left out. */
export async function viewsOf(db: Tx, who: Session, found: readonly Found[]): Promise<Answerable[]> {
  const views = await Promise.all(found.map((one) => viewOf(db, who, one)))
  const read = views.filter((view) => view !== null)
  const titles = await titlesOf(db, read)
  return read.flatMap((one) => {
    const at = titles.get(one.view.id)
    if (!at) return []
    const community = { id: at.id, title: at.title }
    if (one.kind !== 'comment') return [{ ...one, id: one.view.id, community }]
    return [{ ...one, id: one.view.id, community, thread: { id: one.view.threadId, title: at.thread ?? '' } }]
  })
}

async function viewOf(db: Tx, who: Session, { kind, id, count }: Found) {
  if (kind === 'meeting') {
    const view = await meetingView(db, id, who)
    return view && { kind, view }
  }
  if (kind === 'poll') {
    const view = await pollView(db, id, who)
    return view && { kind, view }
  }
  const view = await commentView(db, id, who)
  return view && { kind, view, count }
}

interface At {
  subject: string
  id: string
  title: string
  thread: string | null
}

/** The communities, and for comments the threads, in which these lie, by the id of each. */
async function titlesOf(
  db: Tx,
  read: readonly NonNullable<Awaited<ReturnType<typeof viewOf>>>[],
): Promise<Map<string, At>> {
  if (read.length === 0) return new Map()
  const of = (kind: Answerable['kind']) => read.filter((one) => one.kind === kind).map(({ view }) => view.id)
  const { rows } = await sql<At>`
    select m.id as subject, c.id, c.title, null as thread from meeting m join community c on c.id = m.community_id
      where m.id = any(${of('meeting')}::uuid[])
    union all
    select p.id, c.id, c.title, null from poll p join community c on c.id = p.community_id where p.id = any(${of('poll')}::uuid[])
    union all
    select o.id, c.id, c.title, t.title from comment o join thread t on t.id = o.thread_id join community c on c.id = t.community_id
      where o.id = any(${of('comment')}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.subject, row]))
}
