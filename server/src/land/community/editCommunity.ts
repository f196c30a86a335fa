import { type CommunityView, EditCommunity } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { writeOn } from '../../platform/call/call.ts'
import { lockCommunity } from './load.ts'
import { oneCommunity } from './rows.ts'

/** Changes a community's texts; fields left out stay as they are. */
export const editCommunity = writeOn('community.change', EditCommunity, (db, input, who) =>
  lockCommunity(db, input.id, who),
).mutation(async ({ input, ctx }): Promise<CommunityView> => {
  const { db, thing, who } = ctx
  if (thing.deleted_at) throw new AppError('not-found')
  const { id, ...change } = input
  if (Object.keys(change).length > 0) {
    await db
      .updateTable('community')
      .set((set) => ({ ...change, version: set('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', id)
      .execute()
    await ctx.audit('community.change', id, { changed: Object.keys(change) }, id)
    if (thing.seen) ctx.publish({ name: 'community.changed', id })
    ctx.publishMine(who.id, 'communities')
  }
  const view = await oneCommunity(db, id, who)
  if (!view) throw new AppError('not-found')
  return view
})
