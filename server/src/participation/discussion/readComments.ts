import type { CommentView } from '@fieldfare/shared/discussion.ts'
import type { TwoWayPage } from '@fieldfare/shared/page.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { commentPage, threadView } from './rows.ts'

const CommentsOf = z.strictObject({
  threadId: Id,
  /** The direction; 'before' without a cursor begins with the newest. */
  direction: z.enum(['after', 'before']).default('after'),
  /** The comment at which the thread is opened. */
  around: Id.optional(),
  ...PageInput,
})

/** A thread's comments, oldest first, read on at both ends. */
export const commentsOf = read('comment.see', CommentsOf).query(
  async ({ input: { threadId, ...page }, ctx }): Promise<TwoWayPage<CommentView>> => {
    orNotFound(await threadView(ctx.db, threadId, ctx.who))
    return commentPage(ctx.db, threadId, ctx.who, page)
  },
)
