import type { CommentView, Removal, ThreadView } from '@fieldfare/shared/discussion.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { asAuthor } from '../account/author.ts'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import type { Tx } from '../db/tables.ts'
import { asPhotos } from '../photo/rows.ts'

/** Threads that are there, in communities that everyone may see. */
const threads = (db: Tx) =>
  db
    .selectFrom('thread')
    .innerJoin('community', 'community.id', 'thread.community_id')
    .where('thread.hidden_at', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where('community.seen', '=', true)
    .select([
      'thread.id',
      'thread.community_id',
      'thread.title',
      'thread.description',
      'thread.comments',
      'thread.version',
    ])
    .select(['thread.created_at', 'thread.edited_at', asAuthor('thread.created_by').as('creator')])
    .select(
      asPhotos(sql`select t.photo_id as id, t.position from thread_photo t where t.thread_id = thread.id`).as('photos'),
    )

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>

const toThread = (row: ThreadRow): ThreadView => ({
  id: row.id,
  communityId: row.community_id,
  title: row.title,
  description: row.description,
  creator: row.creator,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  photos: row.photos,
  comments: row.comments,
  version: row.version,
})

/** One thread as everyone sees it; null when there is none, or it was removed. */
export async function oneThread(db: Tx, id: string): Promise<ThreadView | null> {
  const row = await threads(db).where('thread.id', '=', id).executeTakeFirst()
  return row ? toThread(row) : null
}

/** A community's threads, newest first. */
export async function threadPage(
  db: Tx,
  communityId: string,
  cursor: string | undefined,
  limit: number,
): Promise<Page<ThreadView>> {
  const rows = await threads(db)
    .where('thread.community_id', '=', communityId)
    .where(afterCursor(cursor, 'thread.created_at', 'thread.id'))
    .orderBy('thread.created_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(limit + 1)
    .execute()
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items: items.map(toThread), next: rows.length > limit && last ? cursorOf(last.created_at, last.id) : null }
}

/** Who reads; null for a guest. */
export type Reader = { id: string } | null

/** What a view of a comment takes from its row; who adds one knows the rest. */
export const addedColumns = [
  'comment.id',
  'comment.thread_id',
  'comment.text',
  'comment.up',
  'comment.down',
  'comment.version',
  'comment.created_by',
  'comment.created_at',
  'comment.edited_at',
  'comment.hidden_at',
  'comment.hidden_by',
  'comment.hidden_reason',
] as const

/** A report binds who made it until the comment is changed after it was decided. */
const bindsReporter = sql<boolean>`coalesce(report.decided_at >= comment.edited_at, true)`

/** Comments in threads that are there; removed ones keep their place. */
export const comments = (db: Tx, reader: Reader) =>
  db
    .selectFrom('comment')
    .innerJoin('thread', 'thread.id', 'comment.thread_id')
    .innerJoin('community', 'community.id', 'thread.community_id')
    .where('thread.hidden_at', 'is', null)
    .where('community.hidden_at', 'is', null)
    .where('community.seen', '=', true)
    .leftJoin('comment_vote as vote', (join) =>
      join.onRef('vote.comment_id', '=', 'comment.id').on('vote.person_id', '=', reader?.id ?? null),
    )
    .leftJoin('report', (join) =>
      join
        .onRef('report.comment_id', '=', 'comment.id')
        .on('report.person_id', '=', reader?.id ?? null)
        .on(bindsReporter),
    )
    .select(addedColumns)
    .select([asAuthor('comment.created_by').as('creator'), 'vote.value as vote', 'report.id as report'])

export type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>

export const toComment = (row: CommentRow, reader: Reader): CommentView => ({
  id: row.id,
  threadId: row.thread_id,
  text: row.hidden_at ? '' : row.text,
  creator: row.creator,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  up: row.up,
  down: row.down,
  removed: removalOf(row),
  version: row.version,
  mine: reader && { vote: row.vote ?? 0, reported: row.report !== null },
})

interface Hidden {
  created_by: string
  hidden_at: Date | null
  hidden_by: string | null
  hidden_reason: string | null
}
export const removalOf = ({ created_by, hidden_at, hidden_by, hidden_reason }: Hidden): Removal | null =>
  hidden_at && {
    at: hidden_at.toISOString(),
    by: hidden_by === created_by ? 'creator' : 'moderator',
    reason: hidden_reason ?? '',
  }

/** One comment as a reader sees it; null when there is none, or its thread was removed. */
export async function commentFor(db: Tx, id: string, reader: Reader): Promise<CommentView | null> {
  const row = await comments(db, reader).where('comment.id', '=', id).executeTakeFirst()
  return row ? toComment(row, reader) : null
}

/** The same as everyone sees it. */
export async function oneComment(db: Tx, id: string): Promise<Omit<CommentView, 'mine'> | null> {
  const view = await commentFor(db, id, null)
  if (!view) return null
  const { mine: _, ...shown } = view
  return shown
}
