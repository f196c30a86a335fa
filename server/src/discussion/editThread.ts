import { EditThread, type ThreadView } from '@fieldfare/shared/discussion.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { writeOn } from '../call/call.ts'
import { keepSent } from '../photo/sent.ts'
import { findThread } from './findThread.ts'
import { showPhotos, shownIn } from './photos.ts'
import { toldThread } from './told.ts'

/** Changes a thread of one's own, and its photos where they are given. It says so of itself, and nobody is notified. */
export const editThread = writeOn(
  'thread.change',
  EditThread,
  (db, { id }, who) => findThread(db, id, who, { lock: true }),
  keepSent,
).mutation(async ({ input, ctx }): Promise<ThreadView> => {
  const { thing } = ctx
  const { title, description, communityId = thing.community_id } = input
  // A thread stays where it was begun.
  if (communityId !== thing.community_id) throw new AppError('not-found')
  const photoIds = input.photoIds ?? (ctx.before.length > 0 ? await shownIn(ctx.db, thing.id) : null)
  if (photoIds) await showPhotos(ctx, thing.id, [...photoIds, ...ctx.before])
  await ctx.db
    .updateTable('thread')
    .set((set) => ({ title, description, edited_at: new Date(), version: set('version', '+', 1) }))
    .where('id', '=', thing.id)
    .execute()
  return toldThread(ctx, thing)
})
