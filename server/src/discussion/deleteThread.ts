import { DeleteThread } from '@fieldfare/shared/discussion.ts'
import { writeOn } from '../call/call.ts'
import { findThread } from './findThread.ts'
import { hideThread } from './hideThread.ts'
import { removalBy } from './removal.ts'

/** Removes a thread with all that was said in it, until it is purged. Its creator is told a moderator's reason. */
export const deleteThread = writeOn('thread.delete', DeleteThread, (db, { threadId }, who) =>
  findThread(db, threadId, who, { lock: true, removed: true }),
).mutation(async ({ input: { reason }, ctx }) => {
  const { thing, who } = ctx
  if (!thing.hidden_at) {
    const { id, community_id: communityId, created_by: creatorId, title } = thing
    await hideThread(ctx, thing, removalBy(who, creatorId, reason))
    if (creatorId !== who.id) {
      await ctx.audit('thread.delete', id, { title, reason }, communityId)
      ctx.notify(creatorId, 'thread.removed', `${id} ${thing.version}`, { communityId, title, reason })
    }
  }
  return { deleted: 1 as const, id: thing.id }
})
