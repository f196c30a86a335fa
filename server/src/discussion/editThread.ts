import { EditThread, type ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { writeOn } from '../call/call.ts'
import { findThread } from './findThread.ts'
import { showPhotos } from './photos.ts'
import { toldThread } from './told.ts'

/** Changes a thread of one's own, and its photos where they are given. It says so of itself, and nobody is notified. */
export const editThread = writeOn('thread.change', EditThread, (db, { id }, who) =>
  findThread(db, id, who, { lock: true }),
).mutation(async ({ input, ctx }): Promise<ThreadView> => {
  const { thing } = ctx
  const { title, description, communityId = thing.community_id, photoIds } = input
  // A thread stays where it was begun.
  if (communityId !== thing.community_id) throw new AppError('not-found')
  if (photoIds) await showPhotos(ctx, thing.id, photoIds)
  await ctx.db
    .updateTable('thread')
    .set((set) => ({ title, description, edited_at: new Date(), version: set('version', '+', 1) }))
    .where('id', '=', thing.id)
    .execute()
  return toldThread(ctx, thing)
})
