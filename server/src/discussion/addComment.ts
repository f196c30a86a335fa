import { randomUUID } from 'node:crypto'
import { AddComment, type CommentView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { lockPerson } from '../account/lockPerson.ts'
import { rewardComment } from '../account/rewards.ts'
import { type TransactionContext, writeOn } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { findThread } from './findThread.ts'
import { addedColumns, commentFor, toComment } from './rows.ts'
import { there } from './told.ts'

/**
 * Adds a comment to a thread: with it its count, its points and the notice of it. The same id again is answered as the first
 * time. What others wait for, the thread's row, is taken last.
 */
export const addComment = writeOn('comment.add', AddComment, async (db, { threadId }, who) => {
  await lockPerson(db, who.id)
  return findThread(db, threadId, who)
}).mutation(async ({ input: { id = randomUUID(), text }, ctx }): Promise<CommentView> => {
  const { db, who, thing } = ctx
  const first = await db
    .selectFrom('comment')
    .select(['created_by', 'thread_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (first) {
    if (first.created_by !== who.id || first.thread_id !== thing.id) throw new AppError('conflict')
    return there(await commentFor(db, id, who))
  }
  // Told before the thread's count: it is what people wait for.
  ctx.publish({ name: 'comment.changed', id, threadId: thing.id })
  await rewardComment(ctx, who.id, id)
  if (thing.created_by !== who.id) await tellCreator(ctx, id)
  const created_at = await countedIn(ctx)
  const added = await db
    .insertInto('comment')
    .values({ id, thread_id: thing.id, created_by: who.id, text, created_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning(addedColumns)
    .executeTakeFirst()
  // Somebody else's, of the same moment.
  if (!added) throw new AppError('conflict')
  return toComment({ ...added, creator: { id: who.id, name: who.name }, vote: null, report: null }, who)
})

type Ctx = TransactionContext & { who: Session; thing: Awaited<ReturnType<typeof findThread>>['thing'] }

/** Counts one more in the thread. @returns its time, later than that of every comment before */
async function countedIn(ctx: Ctx): Promise<Date> {
  const { id, community_id: communityId } = ctx.thing
  const counted = await ctx.db
    .updateTable('thread')
    .set((set) => ({
      comments: set('comments', '+', 1),
      version: set('version', '+', 1),
      commented_at: sql<Date>`greatest(clock_timestamp(), commented_at + interval '1 millisecond')`,
    }))
    .where('id', '=', id)
    .where('hidden_at', 'is', null)
    .returning('commented_at')
    .executeTakeFirst()
  ctx.publish({ name: 'thread.changed', id, communityId })
  return there(counted?.commented_at ?? null)
}

/** At most one unread notice a thread: one that was read gives way to this. */
async function tellCreator(ctx: Ctx, commentId: string): Promise<void> {
  const { id: threadId, community_id: communityId, created_by: creatorId, title } = ctx.thing
  await ctx.db
    .deleteFrom('notification')
    .where('person_id', '=', creatorId)
    .where('kind', '=', 'thread.answered')
    .where('cause', '=', threadId)
    .where('read_at', 'is not', null)
    .execute()
  ctx.notify(creatorId, 'thread.answered', threadId, { communityId, threadId, commentId, title })
}
