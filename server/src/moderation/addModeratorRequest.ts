import { can } from '@fieldfare/shared/access.ts'
import { CommunityIdArgs } from '@fieldfare/shared/moderation.ts'
import { sql } from 'kysely'
import { writeOn } from '../call/call.ts'
import { placeOf } from './found.ts'
import { refusalStands, tellBoth } from './request.ts'
import { moderatorIds, noticeTo } from './tell.ts'

/** Asks to become a moderator. Asking again, or while one is or was just refused, changes nothing. */
export const addModeratorRequest = writeOn('moderator.request', CommunityIdArgs, async (db, input, who) => {
  const thing = await placeOf(db, input.communityId, who)
  return { facts: { community: thing.standing }, thing }
}).mutation(async ({ ctx }) => {
  const { db, who } = ctx
  const { communityId, title, standing } = ctx.thing
  if (can('report.see', { who, community: standing })) return { asked: false }
  const asked = await db
    .insertInto('moderator_request')
    .values({ community_id: communityId, person_id: who.id })
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'person_id'])
        .doUpdateSet({ requested_at: new Date(), refused_at: null, refused_by: null })
        .where('moderator_request.refused_at', 'is not', null)
        .where(sql<boolean>`not ${refusalStands('moderator_request')}`),
    )
    .returning('id')
    .executeTakeFirst()
  if (!asked) return { asked: false }
  const cause = `${communityId}:${who.id}`
  await noticeTo(ctx, await moderatorIds(ctx.db, communityId), 'moderator.asked', cause, {
    communityId,
    title,
    userId: who.id,
  })
  await ctx.audit('moderator.asked', who.id, {}, communityId)
  await tellBoth(ctx, who.id)
  return { asked: true }
})
