import type { CommentView } from '@fieldfare/shared/discussion.ts'
import type { TwoWayPage } from '@fieldfare/shared/page.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { commentPage, threadView } from './rows.ts'

const CommentsOf = z.strictObject({
  threadId: Id,
  /** The direction from the cursor; 'before' without a cursor reads the newest comments. */
  direction: z.enum(['after', 'before']).default('after'),
  /** The id of the comment at which the thread is opened. */
  around: Id.optional(),
  ...PageInput,
})

/** Reads a thread's comments, oldest first, in pages that continue in both directions. */
export const commentsOf = read('comment.see', CommentsOf).query(
  async ({ input: { threadId, ...page }, ctx }): Promise<TwoWayPage<CommentView>> => {
    orNotFound(await threadView(ctx.db, threadId, ctx.who))
    return commentPage(ctx.db, threadId, ctx.who, page)
  },
)
