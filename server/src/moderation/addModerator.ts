import { AppError } from '@fieldfare/shared/errors.ts'
import { PersonInCommunity } from '@fieldfare/shared/moderation.ts'
import { writeOn } from '../call/call.ts'
import { standingOf } from '../community/standing.ts'
import { forgetAsked, lockRequest, tellBoth } from './request.ts'
import { isModerator, noticeTo } from './tell.ts'

/** Makes who asked, and is still here, a moderator; once they are, again changes nothing. */
export const addModerator = writeOn('moderator.add', PersonInCommunity, (db, input, who) =>
  lockRequest(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, title, request } = ctx.thing
  if (!request && (await isModerator(ctx.db, communityId, userId))) return { added: true as const }
  if (!request || request.refused_at || !(await standingOf(ctx.db, communityId, { id: userId })).subscribed)
    throw new AppError('not-found')
  await ctx.db
    .insertInto('moderator')
    .values({ community_id: communityId, person_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await ctx.db.deleteFrom('moderator_request').where('id', '=', request.id).execute()
  await forgetAsked(ctx)
  await noticeTo(ctx, [userId], 'moderator.added', communityId, { communityId, title })
  await ctx.audit('moderator.added', userId, {}, communityId)
  await tellBoth(ctx, userId)
  return { added: true as const }
})
