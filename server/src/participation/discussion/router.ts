import type { CommentView, ThreadView } from '@fieldfare/shared/discussion.ts'
import type { Page, TwoWayPage } from '@fieldfare/shared/page.ts'
import { Id, PageInput } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { orNotFound, read } from '../../platform/call/call.ts'
import { t } from '../../platform/call/trpc.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { mentionablePeople } from './mentions.ts'
import { voters } from './voters.ts'
import { commentPage, threadPage, threadView } from './rows.ts'

/** A community's threads, newest first. */
const threadsOf = read('thread.see', z.strictObject({ communityId: Id, ...PageInput })).query(
  async ({ input: { communityId, ...page }, ctx }): Promise<Page<ThreadView>> => {
    await membershipOf(ctx.db, communityId, ctx.who)
    return threadPage(ctx.db, communityId, ctx.who, page)
  },
)

const one = read('thread.see', z.strictObject({ id: Id })).query(async ({ input, ctx }): Promise<ThreadView> =>
  orNotFound(await threadView(ctx.db, input.id, ctx.who)),
)

const CommentsOf = z.strictObject({
  threadId: Id,
  /** 'before' without a cursor begins with the newest. */
  direction: z.enum(['after', 'before']).default('after'),
  /** A comment to open the thread at. */
  around: Id.optional(),
  ...PageInput,
})

/** A thread's comments, oldest first, read on at both ends. */
const commentsOf = read('comment.see', CommentsOf).query(
  async ({ input: { threadId, ...page }, ctx }): Promise<TwoWayPage<CommentView>> => {
    orNotFound(await threadView(ctx.db, threadId, ctx.who))
    return commentPage(ctx.db, threadId, ctx.who, page)
  },
)

export const threadsFeed = t.router({ of: threadsOf, one })
export const commentsFeed = t.router({ of: commentsOf, voters, mentionable: mentionablePeople })
