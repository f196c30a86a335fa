import type { CommentView, ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import type { Page, TwoWayPage } from '@fieldfare/shared/page.ts'
import { z } from 'zod'
import { read } from '../call/call.ts'
import { t } from '../call/trpc.ts'
import { standingOf } from '../community/standing.ts'
import { commentPage } from '../discussion/commentPage.ts'
import { oneThread, threadPage } from '../discussion/rows.ts'

/** A community's threads, newest first. */
const ofCommunity = read('thread.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  async ({ input, ctx }): Promise<Page<ThreadView>> => {
    await standingOf(ctx.db, input.communityId, ctx.who)
    return threadPage(ctx.db, input.communityId, input.cursor, input.limit)
  },
)

const one = read('thread.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<ThreadView> => {
  const thread = await oneThread(ctx.db, input.id)
  if (!thread) throw new AppError('not-found')
  return thread
})

const CommentsOf = z.strictObject({
  threadId: Id,
  /** 'before' without a cursor begins with the newest. */
  direction: z.enum(['after', 'before']).default('after'),
  /** A comment to open the thread at. */
  around: Id.optional(),
  ...PageInput,
})

/** A thread's comments, oldest first, read on at both ends. */
const ofThread = read('comment.see', CommentsOf).query(
  async ({ input: { threadId, ...place }, ctx }): Promise<TwoWayPage<CommentView>> => {
    if (!(await oneThread(ctx.db, threadId))) throw new AppError('not-found')
    return commentPage(ctx.db, threadId, ctx.who, place)
  },
)

export const threadsFeed = t.router({ of: ofCommunity, one })
export const commentsFeed = t.router({ of: ofThread })
