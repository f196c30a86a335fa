import { AppError } from '@fieldfare/shared/errors.ts'
import { PersonInCommunity } from '@fieldfare/shared/moderation.ts'
import { writeOn } from '../call/call.ts'
import { forgetAsked, lockRequest, requestOf, type RequestCtx, tellBoth, withdraw } from './request.ts'
import { isModerator, noticeTo } from './tell.ts'

/** The person who asked takes their request back; a moderator turns it down, which the person reads. */
export const removeModeratorRequest = writeOn('moderator.withdraw', PersonInCommunity, (db, input, who) =>
  lockRequest(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, request } = ctx.thing
  if (userId === ctx.who.id) await withdraw(ctx)
  else if (!request) throw new AppError((await isModerator(ctx.db, communityId, userId)) ? 'conflict' : 'not-found')
  else if (!request.refused_at) await refuse(ctx)
  return { removed: true as const }
})

async function refuse(ctx: RequestCtx): Promise<void> {
  const { userId, communityId, title } = ctx.thing
  await requestOf(ctx).set({ refused_at: new Date(), refused_by: ctx.who.id }).execute()
  await forgetAsked(ctx)
  await noticeTo(ctx, [userId], 'moderator.refused', communityId, { communityId, title })
  await ctx.audit('moderator.refused', userId, {}, communityId)
  await tellBoth(ctx, userId)
}
