import { randomUUID } from 'node:crypto'
import { AddComment, type CommentView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { lockPerson } from '../account/lockPerson.ts'
import { rewardComment } from '../account/rewards.ts'
import { type TransactionContext, writeOn } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { countComments } from './countComments.ts'
import { findThread } from './findThread.ts'
import { commentFor } from './rows.ts'
import { there, toldComment } from './told.ts'

/** Adds a comment to a thread: with it its count, its points and the notice of it. The same id again is answered as the first time. */
export const addComment = writeOn('comment.add', AddComment, async (db, { threadId }, who) => {
  await lockPerson(db, who.id)
  return findThread(db, threadId, who, { lock: true })
}).mutation(async ({ input, ctx }): Promise<CommentView> => {
  const { who, thing } = ctx
  const comment = { id: input.id ?? randomUUID(), thread_id: thing.id, created_by: who.id }
  const inserted = await ctx.db
    .insertInto('comment')
    .values({ ...comment, text: input.text, created_at: lastIn(thing.id) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return answerAgain(ctx, comment)
  await countComments(ctx, thing, 1)
  await rewardComment(ctx, who.id, comment.id)
  if (thing.created_by !== who.id) await tellCreator(ctx, comment.id)
  return toldComment(ctx, comment)
})

/** Later than every comment of a locked thread: who read up to there and reads on misses none. */
const lastIn = (threadId: string) => sql<Date>`greatest(clock_timestamp(), (
  select max(created_at) + interval '1 millisecond' from comment where thread_id = ${threadId}))`

type Ctx = TransactionContext & { who: Session; thing: Awaited<ReturnType<typeof findThread>>['thing'] }

async function answerAgain({ db, who }: Ctx, { id, thread_id }: { id: string; thread_id: string }): Promise<CommentView> {
  const first = await db.selectFrom('comment').select(['created_by', 'thread_id']).where('id', '=', id).executeTakeFirst()
  if (first?.created_by !== who.id || first.thread_id !== thread_id) throw new AppError('conflict')
  return there(await commentFor(db, id, who))
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
