import type { Author, Deletion } from '@fieldfare/shared/content.ts'
import { type CommentView, ON_TOP_MAX, type ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { quoteOf } from '@fieldfare/shared/quote.ts'
import type { Page, TwoWayPage } from '@fieldfare/shared/page.ts'
import { type RawBuilder, sql } from 'kysely'
import { asAuthor } from '../../platform/db/author.ts'
import { asPoint } from '../../platform/db/geo.ts'
import { byTime, paged, type PageRequest, readPage } from '../../platform/call/page.ts'
import { commonOf, contentReads, contentRows, type Reader } from '../../content/contentRows.ts'
import { reportedBy } from '../../content/reported.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { photosOf } from '../../content/photo/rows.ts'

const threads = (db: Tx, reader: Reader) =>
  contentRows(db, 'thread', reader, 'thread.edited_at')
    .select(['thread.description', 'thread.comments', 'thread.edited_at', 'thread.on_top_at'])
    .select([asPoint('thread.place').as('place'), photosOf('thread').as('photos')])

type ThreadRow = Awaited<ReturnType<ReturnType<typeof threads>['executeTakeFirstOrThrow']>>

const toThread = (row: ThreadRow, reader: Reader): ThreadView => ({
  ...commonOf(row),
  description: row.description,
  editedAt: row.edited_at?.toISOString() ?? null,
  photos: row.photos,
  comments: row.comments,
  place: row.place,
  onTop: row.on_top_at?.toISOString() ?? null,
  mine: reader && { reported: row.reported },
})

export const { view: threadView } = contentReads('thread', threads, toThread)

/** Reads a page of a community's threads, newest first. Threads that the owner keeps on top are at the start of the first page only. */
export async function threadPage(
  db: Tx,
  communityId: string,
  reader: Reader,
  page: PageRequest,
): Promise<Page<ThreadView>> {
  const ofCommunity = threads(db, reader).where('thread.community_id', '=', communityId)
  const { items, next } = await paged(
    ofCommunity.where('thread.on_top_at', 'is', null),
    byTime('thread.created_at', 'thread.id'),
    page,
    (row) => toThread(row, reader),
  )
  if (page.cursor !== undefined) return { items, next }
  const onTop = await ofCommunity
    .where('thread.on_top_at', 'is not', null)
    .orderBy('thread.on_top_at', 'desc')
    .orderBy('thread.id', 'desc')
    .limit(ON_TOP_MAX)
    .execute()
  return { items: [...onTop.map((row) => toThread(row, reader)), ...items], next }
}

/** The columns of a comment's row that its view needs; the call that inserts a comment knows the other values of the view. */
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
  'comment.deleted_at',
  'comment.deleted_by',
  'comment.deleted_reason',
] as const

/** SQL of a column with the people whom a comment mentions; `comment` is the name of the comment table in the query. */
const mentionsOf = (comment: 'comment' | 'quoted'): RawBuilder<Author[]> => sql`(
  select coalesce(json_agg(${asAuthor('m.person_id')}), '[]') from comment_mention m
  where m.comment_id = ${sql.ref(`${comment}.id`)} and m.named)`

interface Quoted {
  id: string
  creator: Author
  text: string
  mentions: Author[]
  gone: boolean
  version: number
  /** The quoted part of the text; null for its beginning. */
  chosen: string | null
}

/** SQL of a column with the comment that a comment quotes; without text if the quoted comment is deleted. */
const quoted = sql<Quoted | null>`(
  select json_build_object('id', quoted.id, 'creator', ${asAuthor('quoted.created_by')}, 'version', quoted.version,
    'gone', quoted.deleted_at is not null,
    'chosen', case when quoted.deleted_at is null then substr(quoted.text, comment.quoted_from, comment.quoted_length) end,
    'text', case when quoted.deleted_at is null then quoted.text else '' end,
    'mentions', case when quoted.deleted_at is null then ${mentionsOf('quoted')} else '[]' end)
  from comment quoted where quoted.id = comment.quoted_id)`

/** Selects comments, also deleted ones, in threads that are not deleted. */
const comments = (db: Tx, reader: Reader) =>
  db
    .selectFrom('comment')
    .innerJoin('thread', 'thread.id', 'comment.thread_id')
    .innerJoin('community', 'community.id', 'thread.community_id')
    .where('thread.deleted_at', 'is', null)
    .where('community.deleted_at', 'is', null)
    .where('community.seen', '=', true)
    .leftJoin('comment_vote as vote', (join) =>
      join.onRef('vote.comment_id', '=', 'comment.id').on('vote.person_id', '=', reader?.id ?? null),
    )
    .select(addedColumns)
    .select([asAuthor('comment.created_by').as('creator'), 'vote.value as vote'])
    .select([mentionsOf('comment').as('mentions'), quoted.as('quoted'), photosOf('comment').as('photos')])
    .select(reportedBy('comment', reader, 'comment.edited_at').as('reported'))

type CommentRow = Awaited<ReturnType<ReturnType<typeof comments>['executeTakeFirstOrThrow']>>

export const toComment = (row: CommentRow, reader: Reader): CommentView => ({
  id: row.id,
  threadId: row.thread_id,
  text: row.deleted_at ? '' : row.text,
  mentions: row.deleted_at ? [] : row.mentions,
  quote: row.deleted_at || !row.quoted ? null : toQuote(row.quoted),
  photos: row.deleted_at ? [] : row.photos,
  creator: row.creator,
  createdAt: row.created_at.toISOString(),
  editedAt: row.edited_at?.toISOString() ?? null,
  up: row.up,
  down: row.down,
  deleted: deletionOf(row),
  version: row.version,
  mine: reader && { vote: row.vote ?? 0, reported: row.reported },
})

const toQuote = ({ gone, chosen, ...of }: Quoted) =>
  quoteOf({ ...of, deleted: gone ? { at: '', by: 'creator', reason: '' } : null }, chosen)

const deletionOf = ({ created_by, deleted_at, deleted_by, deleted_reason }: CommentRow): Deletion | null =>
  deleted_at && {
    at: deleted_at.toISOString(),
    by: deleted_by === created_by ? 'creator' : 'moderator',
    reason: deleted_reason ?? '',
  }

/** Returns a comment as a reader sees it; null if the comment does not exist or its thread is deleted. */
export async function commentView(db: Tx, id: string, reader: Reader): Promise<CommentView | null> {
  const row = await comments(db, reader).where('comment.id', '=', id).executeTakeFirst()
  return row ? toComment(row, reader) : null
}

interface CommentPlace extends PageRequest {
  direction: 'after' | 'before'
  /** The id of the comment in the middle of the page; only without a cursor. */
  around?: string | undefined
}

const older = byTime('comment.created_at', 'comment.id')
const newer = byTime('comment.created_at', 'comment.id', 'newer')
const cursorOf = (row: CommentRow | undefined) => (row ? older.cursorOf(row) : null)

/**
 * Reads a page of a thread's comments, oldest first; `before` without a cursor reads the newest.
 * @throws not-found if the thread has no comment `around`
 */
export async function commentPage(
  db: Tx,
  threadId: string,
  reader: Reader,
  { cursor, direction, around, limit }: CommentPlace,
): Promise<TwoWayPage<CommentView>> {
  const ofThread = comments(db, reader).where('comment.thread_id', '=', threadId)
  const page = (rows: CommentRow[], before: boolean, after: boolean): TwoWayPage<CommentView> => ({
    items: rows.map((row) => toComment(row, reader)),
    previous: before ? cursorOf(rows.at(0)) : null,
    next: after ? cursorOf(rows.at(-1)) : null,
  })
  if (around !== undefined && cursor === undefined) {
    const middle = await ofThread.where('comment.id', '=', around).executeTakeFirst()
    if (!middle) throw new AppError('not-found')
    const half = Math.floor((limit - 1) / 2)
    const key = older.cursorOf(middle)
    const before = await readPage(ofThread, older, { cursor: key, limit: half })
    const after = await readPage(ofThread, newer, { cursor: key, limit: limit - 1 - half })
    return page([...before.rows.toReversed(), middle, ...after.rows], before.more, after.more)
  }
  // The cursor is the key of a comment, so in its direction there is always at least that comment.
  const known = cursor !== undefined
  const { rows, more } = await readPage(ofThread, direction === 'before' ? older : newer, { cursor, limit })
  return direction === 'before' ? page(rows.toReversed(), more, known) : page(rows, known, more)
}

/** The time of a new comment: later than that of every comment before it in its thread, so that readers miss none. */
export const nextCommentTime = sql<Date>`greatest(clock_timestamp(), commented_at + interval '1 millisecond')`
