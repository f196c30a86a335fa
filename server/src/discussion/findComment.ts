import { can } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Session } from '../call/context.ts'
import type { Tx } from '../db/tables.ts'
import { findThread } from './findThread.ts'

interface Named {
  commentId: string
  threadId: string
}

/** A comment for a write on it, locked, with what rights on it depend on. A removed one is not there. */
export async function lockComment(db: Tx, named: Named, who: Session) {
  const thread = await findThread(db, named.threadId, who)
  const found = await locked(db, named, thread)
  if (found.thing.hidden_at) throw new AppError('not-found')
  return found
}

/** The same for removing it and taking that back, which the thread counts: locked with it, the thread first. */
export async function lockCounted(db: Tx, named: Named, who: Session) {
  const thread = await findThread(db, named.threadId, who, { lock: true })
  const found = await locked(db, named, thread)
  if (found.thing.hidden_at && !can('comment.delete', { ...found.facts, who })) throw new AppError('not-found')
  return found
}

async function locked(db: Tx, { commentId, threadId }: Named, thread: Awaited<ReturnType<typeof findThread>>) {
  const row = await db
    .selectFrom('comment')
    .select(['id', 'thread_id', 'created_by', 'text', 'version', 'hidden_at', 'hidden_by'])
    .where('id', '=', commentId)
    .where('thread_id', '=', threadId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const { community } = thread.facts
  const facts = { creatorId: row.created_by, removerId: row.hidden_by, community }
  return { facts, thing: { ...row, thread: thread.thing } }
}
