import type { CommentView, ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { commentFor, oneThread } from './rows.ts'

/** Has everyone who follows it hear of a changed thread. @returns it, as everyone sees it now. */
export async function toldThread(
  ctx: TransactionContext,
  { id, community_id }: { id: string; community_id: string },
): Promise<ThreadView> {
  ctx.publish({ name: 'thread.changed', id, communityId: community_id })
  return there(await oneThread(ctx.db, id))
}

/** The same for a comment, @returns it as the reader sees it now. */
export async function toldComment(
  ctx: TransactionContext & { who: Session },
  { id, thread_id }: { id: string; thread_id: string },
): Promise<CommentView> {
  ctx.publish({ name: 'comment.changed', id, threadId: thread_id })
  return there(await commentFor(ctx.db, id, ctx.who))
}

export function there<T>(view: T | null): T {
  if (!view) throw new AppError('not-found')
  return view
}
