import { AppError } from '@fieldfare/shared/errors.ts'
import { DAY_MS, RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { CommunityIdArgs, type ModeratorView, PersonInCommunity } from '@fieldfare/shared/moderation.ts'
import { PAGE_MAX } from '@fieldfare/shared/page.ts'
import { sql } from 'kysely'
import { asAuthor } from '../../platform/db/author.ts'
import { read, writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { maySee, membershipOf } from './membership.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type CommunityContext, communityContext, publishBoth } from './communityContext.ts'
import { moderatorIds, notifyAll, retractNotices } from './notify.ts'
import { lockRequest, retractAsked } from './requests.ts'

/** SQL column of a query on `community`: the community's moderators, its creator first. */
export const asModerators = sql<ModeratorView[]>`coalesce((select json_agg(json_build_object(
    'person', ${asAuthor('m.person_id')}, 'since', m.since, 'creator', m.person_id = community.created_by)
    order by m.person_id = community.created_by desc, m.since)
  from (select * from moderator where community_id = community.id order by since limit ${PAGE_MAX}) m), '[]'::json)`

/** Reads the moderators of a community, its creator first; they are few enough not to need pages. */
export const moderators = read('moderator.see', CommunityIdArgs).query(
  async ({ input, ctx }): Promise<ModeratorView[]> => {
    const community = await ctx.db
      .selectFrom('community')
      .select(['created_by as creatorId', 'seen', asModerators.as('moderators')])
      .where('id', '=', input.communityId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst()
    if (!community || !maySee(community, ctx.who)) throw new AppError('not-found')
    return community.moderators
  },
)

/** Approves a request to moderate: the subscriber who made the request becomes a moderator. A repeated call changes nothing. */
export const addModerator = writeOn('moderator.add', PersonInCommunity, (db, input, who) =>
  lockRequest(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, title, request } = ctx.thing
  if (!request && (await moderatorIds(ctx.db, communityId)).includes(userId)) return { added: true as const }
  if (!request || request.refused_at || !(await membershipOf(ctx.db, communityId, { id: userId })).subscribed)
    throw new AppError('not-found')
  await ctx.db
    .insertInto('moderator')
    .values({ community_id: communityId, person_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await ctx.db.deleteFrom('moderator_request').where('id', '=', request.id).execute()
  await retractAsked(ctx)
  await notifyAll(ctx, [userId], 'moderator.added', communityId, { communityId, title })
  await ctx.audit('moderator.added', userId, {}, communityId)
  await publishBoth(ctx, userId)
  return { added: true as const }
})

/** Removes a moderator: called by an owner, or by a moderator who steps down. The creator of the community cannot be removed. */
export const removeModerator = writeOn('moderator.remove', PersonInCommunity, (db, input, who) =>
  load(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, title, membership } = ctx.thing
  if (userId === membership.creatorId) throw new AppError('forbidden')
  if ((await endModeration(ctx, userId)) && userId !== ctx.who.id)
    await notifyAll(ctx, [userId], 'moderator.removed', communityId, { communityId, title })
  return { removed: true as const }
})

/** Ends a person's right to moderate a community. @returns whether the person was a moderator */
export async function endModeration(
  ctx: TransactionContext & { thing: CommunityContext },
  personId: string,
): Promise<boolean> {
  const { communityId } = ctx.thing
  const removed = await ctx.db
    .deleteFrom('moderator')
    .where('community_id', '=', communityId)
    .where('person_id', '=', personId)
    .returning('person_id')
    .executeTakeFirst()
  if (!removed) return false
  await ctx.audit('moderator.removed', personId, {}, communityId)
  await publishBoth(ctx, personId)
  return true
}

/** Undoes, for an owner, the removal of a moderator who did not step down and is still a member. */
export const restoreModerator = writeOn('moderator.restore', PersonInCommunity, (db, input, who) =>
  load(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId } = ctx.thing
  if (!(await wasRemoved(ctx)) || !(await lockSubscription(ctx.db, communityId, userId)))
    throw new AppError('not-found')
  const restored = await ctx.db
    .insertInto('moderator')
    .values({ community_id: communityId, person_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst()
  if (restored) {
    await retractNotices(ctx, [userId], 'moderator.removed', communityId)
    await ctx.audit('moderator.restored', userId, {}, communityId)
    await publishBoth(ctx, userId)
  }
  return { restored: true as const }
})

/** Tells whether a person subscribes to a community, and locks the subscription so that the person cannot leave before the transaction ends. */
async function lockSubscription(db: Tx, communityId: string, personId: string): Promise<boolean> {
  const found = await db
    .selectFrom('subscription')
    .select('person_id')
    .where('community_id', '=', communityId)
    .where('person_id', '=', personId)
    .where('left_at', 'is', null)
    .forShare()
    .executeTakeFirst()
  return found !== undefined
}

interface Moderator extends CommunityContext {
  userId: string
}
type Ctx = TransactionContext & { who: Session; thing: Moderator }

async function load(db: Tx, { userId, communityId }: { userId: string; communityId: string }, who: Session) {
  const place = await communityContext(db, communityId, who)
  const thing: Moderator = { ...place, userId }
  return { facts: { creatorId: userId, community: place.membership }, thing }
}

/** Tells whether the last removal of the moderator was by another person. */
async function wasRemoved({ db, thing }: Ctx): Promise<boolean> {
  const last = await db
    .selectFrom('audit')
    .innerJoin('person', (join) => join.on('person.id', '=', thing.userId).on('person.deleted_at', 'is', null))
    .select('audit.person_id')
    .where('subject', '=', thing.userId)
    .where('community_id', '=', thing.communityId)
    .where('action', '=', 'moderator.removed')
    .where('at', '>', new Date(Date.now() - RESTORABLE_DAYS * DAY_MS))
    .orderBy('audit.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && last.person_id !== thing.userId
}
