import { can } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { DAY_MS, RESTORABLE_DAYS } from '@fieldfare/shared/limits.ts'
import { CommunityIdArgs, PersonInCommunity } from '@fieldfare/shared/moderation.ts'
import { sql } from 'kysely'
import { lockPerson } from '../../platform/call/lockPerson.ts'
import { writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { membershipOf } from './membership.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type CommunityContext, communityContext, publishBoth } from './communityContext.ts'
import { moderatorIds, notifyAll, retractNotices } from './notify.ts'

/** SQL that tells whether the refusal of a request is still in force: it can then be undone, and the person cannot ask again. */
export const refusalInForce = (request: string) =>
  sql<boolean>`${sql.ref(`${request}.refused_at`)} > now() - make_interval(days => ${RESTORABLE_DAYS})`

interface Request extends CommunityContext {
  userId: string
  request: { id: string; refused_at: Date | null } | undefined
}
export type RequestCtx = TransactionContext & { who: Session; thing: Request }

/**
 * Reads and locks a person's request to moderate a community, so that of two concurrent decisions the second sees the first.
 */
export async function lockRequest(
  db: Tx,
  { userId, communityId }: { userId: string; communityId: string },
  who: Session,
) {
  const place = await communityContext(db, communityId, who)
  const request = await db
    .selectFrom('moderator_request')
    .select(['id', 'refused_at'])
    .where('community_id', '=', communityId)
    .where('person_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const thing: Request = { ...place, userId, request }
  return { facts: { creatorId: userId, community: place.membership }, thing }
}

export const requestOf = ({ db, thing }: RequestCtx) =>
  db
    .updateTable('moderator_request')
    .where('community_id', '=', thing.communityId)
    .where('person_id', '=', thing.userId)

/** Retracts the moderators' notices of a request that no longer needs an answer. */
export async function retractAsked(ctx: RequestCtx): Promise<void> {
  const { userId, communityId } = ctx.thing
  await retractNotices(ctx, await moderatorIds(ctx.db, communityId), 'moderator.asked', `${communityId}:${userId}`)
}

/** Withdraws an open request to moderate; a refused request stays refused. */
export async function withdraw(ctx: RequestCtx): Promise<void> {
  const { userId, request } = ctx.thing
  if (!request || request.refused_at) return
  await ctx.db.deleteFrom('moderator_request').where('id', '=', request.id).execute()
  await retractAsked(ctx)
  await auditAsking(ctx, 'moderator.withdrawn', userId)
  await publishBoth(ctx, userId)
}

/**
 * Logs that a person asked to moderate, or withdrew the request. There is one entry per day, with the last of both actions: asking and
 * withdrawing in turn must not push other entries off the page.
 */
async function auditAsking(
  ctx: TransactionContext & { thing: CommunityContext },
  action: 'moderator.asked' | 'moderator.withdrawn',
  userId: string,
): Promise<void> {
  const { communityId } = ctx.thing
  const [last] = await ctx.db
    .selectFrom('audit')
    .select(['id', 'action', 'at'])
    .where('subject', '=', userId)
    .where('community_id', '=', communityId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  const isRepeated = last !== undefined && ASKING.includes(last.action) && last.at.getTime() > Date.now() - DAY_MS
  if (isRepeated) await ctx.db.updateTable('audit').set({ action, at: new Date() }).where('id', '=', last.id).execute()
  else await ctx.audit(action, userId, {}, communityId)
}
const ASKING = ['moderator.asked', 'moderator.withdrawn']

/** Asks for the caller to become a moderator. Changes nothing for moderators, and after an earlier request or a recent refusal. */
export const addModeratorRequest = writeOn('moderator.request', CommunityIdArgs, async (db, input, who) => {
  await lockPerson(db, who.id)
  const thing = await communityContext(db, input.communityId, who)
  return { facts: { community: thing.membership }, thing }
}).mutation(async ({ ctx }) => {
  const { db, who } = ctx
  const { communityId, title, membership } = ctx.thing
  if (can('report.see', { who, community: membership })) return { asked: false }
  const inserted = await db
    .insertInto('moderator_request')
    .values({ community_id: communityId, person_id: who.id })
    .onConflict((conflict) =>
      conflict
        .columns(['community_id', 'person_id'])
        .doUpdateSet({ requested_at: new Date(), refused_at: null, refused_by: null })
        .where('moderator_request.refused_at', 'is not', null)
        .where(sql<boolean>`not ${refusalInForce('moderator_request')}`),
    )
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return { asked: false }
  const cause = `${communityId}:${who.id}`
  await notifyAll(ctx, await moderatorIds(ctx.db, communityId), 'moderator.asked', cause, {
    communityId,
    title,
    userId: who.id,
  })
  await auditAsking(ctx, 'moderator.asked', who.id)
  await publishBoth(ctx, who.id)
  return { asked: true }
})

/** Withdraws a request to moderate (called by the person who asked), or refuses it (called by a moderator) and notifies the person. */
export const removeModeratorRequest = writeOn('moderator.withdraw', PersonInCommunity, (db, input, who) =>
  lockRequest(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, request } = ctx.thing
  if (userId === ctx.who.id) await withdraw(ctx)
  else if (!request)
    throw new AppError((await moderatorIds(ctx.db, communityId)).includes(userId) ? 'conflict' : 'not-found')
  else if (!request.refused_at) await refuse(ctx)
  return { removed: true as const }
})

async function refuse(ctx: RequestCtx): Promise<void> {
  const { userId, communityId, title } = ctx.thing
  await requestOf(ctx).set({ refused_at: new Date(), refused_by: ctx.who.id }).execute()
  await retractAsked(ctx)
  await notifyAll(ctx, [userId], 'moderator.refused', communityId, { communityId, title })
  await ctx.audit('moderator.refused', userId, {}, communityId)
  await publishBoth(ctx, userId)
}

/** Undoes the refusal of a request to moderate: the request is open again. */
export const restoreModeratorRequest = writeOn('moderator.add', PersonInCommunity, (db, input, who) =>
  lockRequest(db, input, who),
).mutation(async ({ ctx }) => {
  const { userId, communityId, request } = ctx.thing
  if (!request || !(await membershipOf(ctx.db, communityId, { id: userId })).subscribed) throw new AppError('not-found')
  if (request.refused_at) {
    await requestOf(ctx).set({ refused_at: null, refused_by: null }).execute()
    await retractNotices(ctx, [userId], 'moderator.refused', communityId)
    await ctx.audit('moderator.reconsidered', userId, {}, communityId)
    await publishBoth(ctx, userId)
  }
  return { restored: true as const }
})
