import { AppError } from '@fieldfare/shared/errors.ts'
import { PersonInCommunity } from '@fieldfare/shared/moderation.ts'
import { writeOn } from '../call/call.ts'
import { standingOf } from '../community/standing.ts'
import { lockRequest, requestOf, tellBoth } from './request.ts'
import { forgetNotices } from './tell.ts'

/** Takes a refusal back: the request waits again. */
export const restoreModeratorRequest = writeOn('moderator.add', PersonInCommunity, (db, input, who) =>
  lockRequest(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, request } = ctx.thing
  if (!request || !(await standingOf(ctx.db, communityId, { id: userId })).subscribed) throw new AppError('not-found')
  if (request.refused_at) {
    await requestOf(ctx).set({ refused_at: null, refused_by: null }).execute()
    await forgetNotices(ctx, [userId], 'moderator.refused', communityId)
    await ctx.audit('moderator.reconsidered', userId, {}, communityId)
    await tellBoth(ctx, userId)
  }
  return { restored: true as const }
})
