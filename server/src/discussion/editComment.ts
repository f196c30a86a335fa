import { type CommentView, EditComment } from '@fieldfare/shared/discussion.ts'
import { writeOn } from '../call/call.ts'
import { lockComment } from './findComment.ts'
import { commentFor } from './rows.ts'
import { there, toldComment } from './told.ts'

/** Changes a comment of one's own. It says so of itself, and nobody is notified; the same text again is no change. */
export const editComment = writeOn('comment.change', EditComment, lockComment).mutation(
  async ({ input: { text }, ctx }): Promise<CommentView> => {
    const { db, thing, who } = ctx
    if (text === thing.text) return there(await commentFor(db, thing.id, who))
    await db
      .updateTable('comment')
      .set((set) => ({ text, edited_at: new Date(), version: set('version', '+', 1) }))
      .where('id', '=', thing.id)
      .execute()
    return toldComment(ctx, thing)
  },
)
