import { type CommentView, DeleteComment } from '@fieldfare/shared/discussion.ts'
import { writeOn } from '../call/call.ts'
import { settleReports } from '../moderation/settle.ts'
import { countComments } from './countComments.ts'
import { lockCounted } from './findComment.ts'
import { removalBy } from './removal.ts'
import { commentFor } from './rows.ts'
import { there, toldComment } from './told.ts'

/** Removes a comment, which leaves its place. Its author is told a moderator's reason, its reporters what became of it. */
export const deleteComment = writeOn('comment.delete', DeleteComment, lockCounted).mutation(
  async ({ input: { reason }, ctx }): Promise<CommentView> => {
    const { db, thing, who } = ctx
    const { id: commentId, thread_id: threadId, created_by: authorId, thread } = thing
    if (thing.hidden_at) return there(await commentFor(db, commentId, who))
    await db
      .updateTable('comment')
      .set((set) => ({ ...removalBy(who, authorId, reason), version: set('version', '+', 1) }))
      .where('id', '=', commentId)
      .execute()
    await countComments(ctx, thread, -1)
    if (authorId !== who.id) {
      const { community_id: communityId, title } = thread
      await ctx.audit('comment.delete', commentId, { threadId, title, reason }, communityId)
      ctx.notify(authorId, 'comment.removed', `${commentId} ${thing.version}`, {
        communityId,
        threadId,
        commentId,
        title,
        reason,
      })
    }
    await settleReports(ctx, { kind: 'comment', commentId, threadId }, 'removed')
    return toldComment(ctx, thing)
  },
)
