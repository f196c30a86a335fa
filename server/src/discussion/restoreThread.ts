import { ThreadId, type ThreadView } from '@fieldfare/shared/discussion.ts'
import { writeOn } from '../call/call.ts'
import { findThread } from './findThread.ts'
import { hideThread } from './hideThread.ts'
import { restored } from './removal.ts'
import { oneThread } from './rows.ts'
import { there } from './told.ts'

/** Takes the removal of a thread back, with all that was said in it. */
export const restoreThread = writeOn('thread.restore', ThreadId, (db, { threadId }, who) =>
  findThread(db, threadId, who, { lock: true, removed: true }),
).mutation(async ({ ctx }): Promise<ThreadView> => {
  const { thing, who } = ctx
  if (thing.hidden_at) {
    const { id, community_id: communityId, created_by: creatorId, title } = thing
    await hideThread(ctx, thing, restored(thing))
    if (thing.hidden_by !== creatorId) await ctx.audit('thread.restore', id, { title }, communityId)
    if (creatorId !== who.id)
      ctx.notify(creatorId, 'thread.restored', `${id} ${thing.version}`, { communityId, threadId: id, title })
  }
  return there(await oneThread(ctx.db, thing.id))
})
