import { MuteCommunity } from '@fieldfare/shared/message.ts'
import { write } from '../../platform/call/call.ts'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { assertReached } from '../../content/membership/membership.ts'

/** Mutes a community for the caller, or unmutes it. The caller gets no messages of a muted community. */
export const mute = write('message.see', MuteCommunity).mutation(async ({ input: { communityId, muted }, ctx }) => {
  const { db, who } = ctx
  await lockPerson(db, who.id)
  if (muted) {
    await assertReached(db, communityId, who)
    await db
      .insertInto('message_mute')
      .values({ person_id: who.id, community_id: communityId })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } else
    await db
      .deleteFrom('message_mute')
      .where('person_id', '=', who.id)
      .where('community_id', '=', communityId)
      .execute()
  ctx.publishMine(who.id, 'messages')
  return { muted }
})
