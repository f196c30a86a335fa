import { CommunityId, type CommunityView } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { endModeration } from '../../content/membership/moderators.ts'
import { lockRequest, withdraw } from '../../content/membership/requests.ts'
import { oneCommunity } from './rows.ts'

/** Subscribes the caller to a community. Doing so again changes nothing. */
export const subscribe = write('community.subscribe', CommunityId).mutation(async ({ input, ctx }) => {
  const { db } = ctx
  const { id, verified } = await lockPerson(db, ctx.who.id)
  await find(ctx, input.landId)
  await db
    .insertInto('subscription')
    .values({ community_id: input.landId, person_id: id, seen: verified })
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'person_id'])
        .doUpdateSet({ left_at: null, joined_at: new Date(), seen: verified })
        .where('subscription.left_at', 'is not', null),
    )
    .execute()
  return presentChanged(ctx, input.landId, verified)
})

/**
 * Ends the caller's subscription, and with it their right to moderate or their request for this right; the creator stays moderator. No
 * later area renews the subscription. Doing so again changes nothing.
 */
export const unsubscribe = write('community.subscribe', CommunityId).mutation(async ({ input, ctx }) => {
  const { verified } = await lockPerson(ctx.db, ctx.who.id)
  await find(ctx, input.landId)
  await ctx.db
    .updateTable('subscription')
    .set({ left_at: sql<Date>`clock_timestamp()` })
    .where('community_id', '=', input.landId)
    .where('person_id', '=', ctx.who.id)
    .where('left_at', 'is', null)
    .execute()
  const { thing } = await lockRequest(ctx.db, { userId: ctx.who.id, communityId: input.landId }, ctx.who)
  await withdraw({ ...ctx, thing })
  // The request to moderate is locked by now: a person whose request is approved at the same time loses the right again.
  if (thing.membership.creatorId !== ctx.who.id) await endModeration({ ...ctx, thing }, ctx.who.id)
  for (const { onLeft } of ctx.deps.accountHooks) await onLeft?.(ctx, ctx.who.id, input.landId)
  return presentChanged(ctx, input.landId, verified)
})

type Ctx = TransactionContext & { who: Session }

async function find({ db, who }: Ctx, id: string): Promise<CommunityView> {
  const community = await oneCommunity(db, id, who)
  if (!community) throw new AppError('not-found')
  return community
}

async function presentChanged(ctx: Ctx, id: string, verified: boolean): Promise<CommunityView> {
  const community = await find(ctx, id)
  // An unverified subscriber is not counted, and only its owner sees a hidden community, so others see no change.
  if (verified && !community.mine?.hidden) ctx.publish({ name: 'community.changed', id })
  ctx.publishMine(ctx.who.id, 'communities')
  ctx.publishMine(ctx.who.id, 'account')
  ctx.publishPerson(ctx.who.id, 'show_profile')
  return community
}
