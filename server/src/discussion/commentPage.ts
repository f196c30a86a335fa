import type { CommentView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { TwoWayPage } from '@fieldfare/shared/page.ts'
import { afterCursor, cursorOf } from '../call/cursor.ts'
import type { Tx } from '../db/tables.ts'
import { type CommentRow, comments, type Reader, toComment } from './rows.ts'

interface Place {
  cursor?: string
  direction: 'after' | 'before'
  /** The comment that the page has in its middle; only where there is no cursor. */
  around?: string
  limit: number
}

/** A page of a thread's comments, oldest first; `before` without a cursor reads the newest. */
export async function commentPage(
  db: Tx,
  threadId: string,
  reader: Reader,
  { cursor, direction, around, limit }: Place,
): Promise<TwoWayPage<CommentView>> {
  const read = reading(db, threadId, reader)
  const page = (rows: CommentRow[], before: boolean, after: boolean): TwoWayPage<CommentView> => ({
    items: rows.map((row) => toComment(row, reader)),
    previous: before ? keyOf(rows.at(0)) : null,
    next: after ? keyOf(rows.at(-1)) : null,
  })
  if (around !== undefined && cursor === undefined) {
    const middle = await comments(db, reader)
      .where('comment.id', '=', around)
      .where('comment.thread_id', '=', threadId)
      .executeTakeFirst()
    if (!middle) throw new AppError('not-found')
    const half = Math.floor((limit - 1) / 2)
    const older = await read('older', keyOf(middle), half)
    const newer = await read('newer', keyOf(middle), limit - 1 - half)
    return page([...older.rows, middle, ...newer.rows], older.more, newer.more)
  }
  // A cursor is a comment's key, so on its side there is at least that one.
  const known = cursor !== undefined
  if (direction === 'before') {
    const { rows, more } = await read('older', cursor, limit)
    return page(rows, more, known)
  }
  const { rows, more } = await read('newer', cursor, limit)
  return page(rows, known, more)
}

const keyOf = (row: CommentRow | undefined) => (row ? cursorOf(row.created_at, row.id) : null)

/** Reads up to `limit` comments beyond a key, oldest first, and whether there are more. */
const reading =
  (db: Tx, threadId: string, reader: Reader) =>
  async (towards: 'older' | 'newer', key: string | null | undefined, limit: number) => {
    const order = towards === 'older' ? 'desc' : 'asc'
    const rows = await comments(db, reader)
      .where('comment.thread_id', '=', threadId)
      .where(afterCursor(key ?? undefined, 'comment.created_at', 'comment.id', towards))
      .orderBy('comment.created_at', order)
      .orderBy('comment.id', order)
      .limit(limit + 1)
      .execute()
    const found = rows.slice(0, limit)
    return { rows: towards === 'older' ? found.toReversed() : found, more: rows.length > limit }
  }
