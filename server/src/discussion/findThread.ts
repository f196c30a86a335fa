import { can } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Session } from '../call/context.ts'
import { standingOf } from '../community/standing.ts'
import type { Tx } from '../db/tables.ts'

interface Finding {
  /** For a write that the thread's row stands for: its texts, its removal, its count. */
  lock?: boolean
  /** Finds it also when it is removed, for those who may remove it. */
  removed?: boolean
}

/** A thread with what rights on it depend on. Who may not know of it hears `not-found`. */
export async function findThread(db: Tx, id: string, who: Session, { lock = false, removed = false }: Finding = {}) {
  const thing = await db
    .selectFrom('thread')
    .select(['id', 'community_id', 'created_by', 'title', 'version', 'hidden_at', 'hidden_by'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  if (!thing) throw new AppError('not-found')
  const community = await standingOf(db, thing.community_id, who)
  const facts = { creatorId: thing.created_by, removerId: thing.hidden_by, community }
  if (thing.hidden_at && !(removed && can('thread.delete', { ...facts, who }))) throw new AppError('not-found')
  return { facts, thing }
}
