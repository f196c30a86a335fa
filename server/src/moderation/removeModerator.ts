import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { PersonInCommunity } from '@fieldfare/shared/moderation.ts'
import { sql } from 'kysely'
import { type TransactionContext, writeOn } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { standingOf } from '../community/standing.ts'
import type { Tx } from '../db/tables.ts'
import { type Place, placeOf } from './found.ts'
import { tellBoth } from './request.ts'
import { forgetNotices, noticeTo } from './tell.ts'

/** An owner takes the right away, or a moderator steps down. Whoever started the community stays its moderator. */
export const removeModerator = writeOn('moderator.remove', PersonInCommunity, (db, input, who) =>
  find(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, title, standing } = ctx.thing
  if (userId === standing.creatorId) throw new AppError('forbidden')
  const removed = await ctx.db
    .deleteFrom('moderator')
    .where('community_id', '=', communityId)
    .where('person_id', '=', userId)
    .returning('person_id')
    .executeTakeFirst()
  if (removed) {
    if (userId !== ctx.who.id) await noticeTo(ctx, [userId], 'moderator.removed', communityId, { communityId, title })
    await ctx.audit('moderator.removed', userId, {}, communityId)
    await tellBoth(ctx, userId)
  }
  return { removed: true as const }
})

/** An owner takes the removal of a moderator back; only who was one, did not step down and is still here becomes one by this. */
export const restoreModerator = writeOn('moderator.restore', PersonInCommunity, (db, input, who) =>
  find(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId } = ctx.thing
  if (!(await wasRemoved(ctx)) || !(await standingOf(ctx.db, communityId, { id: userId })).subscribed)
    throw new AppError('not-found')
  const restored = await ctx.db
    .insertInto('moderator')
    .values({ community_id: communityId, person_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst()
  if (restored) {
    await forgetNotices(ctx, [userId], 'moderator.removed', communityId)
    await ctx.audit('moderator.restored', userId, {}, communityId)
    await tellBoth(ctx, userId)
  }
  return { restored: true as const }
})

interface Moderator extends Place {
  userId: string
}
type Ctx = TransactionContext & { who: Session; thing: Moderator }

async function find(db: Tx, { userId, communityId }: { userId: string; communityId: string }, who: Session) {
  const place = await placeOf(db, communityId, who)
  const thing: Moderator = { ...place, userId }
  return { facts: { creatorId: userId, community: place.standing }, thing }
}

/** Whether it was somebody else who removed them, the last time. */
async function wasRemoved({ db, thing }: Ctx): Promise<boolean> {
  const last = await db
    .selectFrom('audit')
    .innerJoin('person', (join) => join.on('person.id', '=', thing.userId).on('person.deleted_at', 'is', null))
    .select('audit.person_id')
    .where('subject', '=', thing.userId)
    .where('community_id', '=', thing.communityId)
    .where('action', '=', 'moderator.removed')
    .where('at', '>', sql<Date>`now() - make_interval(days => ${HIDDEN_DAYS})`)
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.person_id !== thing.userId
}
