import { CommentId, type CommentView } from '@fieldfare/shared/discussion.ts'
import { writeOn } from '../call/call.ts'
import { reopenReports } from '../moderation/settle.ts'
import { countComments } from './countComments.ts'
import { lockCounted } from './findComment.ts'
import { restored } from './removal.ts'
import { commentFor } from './rows.ts'
import { there, toldComment } from './told.ts'

/** Takes the removal of a comment back: it stands where it stood, and what was reported about it is open again. */
export const restoreComment = writeOn('comment.restore', CommentId, lockCounted).mutation(
  async ({ ctx }): Promise<CommentView> => {
    const { db, thing, who } = ctx
    const { id: commentId, thread_id: threadId, created_by: authorId, thread } = thing
    if (!thing.hidden_at) return there(await commentFor(db, commentId, who))
    await db
      .updateTable('comment')
      .set((set) => ({ ...restored(thing), version: set('version', '+', 1) }))
      .where('id', '=', commentId)
      .execute()
    await countComments(ctx, thread, 1)
    const { community_id: communityId, title } = thread
    if (thing.hidden_by !== authorId) await ctx.audit('comment.restore', commentId, { threadId, title }, communityId)
    if (authorId !== who.id)
      ctx.notify(authorId, 'comment.restored', `${commentId} ${thing.version}`, {
        communityId,
        threadId,
        commentId,
        title,
      })
    await reopenReports(ctx, { kind: 'comment', commentId, threadId }, 'removed')
    return toldComment(ctx, thing)
  },
)
