import { HIDDEN_DAYS } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import type { TransactionContext } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import type { Tx } from '../db/tables.ts'
import { type Place, placeOf } from './found.ts'
import { forgetNotices, moderatorIds, tellModerators } from './tell.ts'

/** A refusal stands this long: it can be taken back so long, and the person can ask again after it. */
export const refusalStands = (request: string) =>
  sql<boolean>`${sql.ref(`${request}.refused_at`)} > now() - make_interval(days => ${HIDDEN_DAYS})`

interface Request extends Place {
  userId: string
  request: { id: string; refused_at: Date | null } | undefined
}
export type RequestCtx = TransactionContext & { who: Session; thing: Request }

/** Somebody's request to moderate a community, locked: of two who decide at once the second sees what the first did. */
export async function lockRequest(
  db: Tx,
  { userId, communityId }: { userId: string; communityId: string },
  who: Session,
) {
  const place = await placeOf(db, communityId, who)
  const request = await db
    .selectFrom('moderator_request')
    .select(['id', 'refused_at'])
    .where('community_id', '=', communityId)
    .where('person_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  const thing: Request = { ...place, userId, request }
  return { facts: { creatorId: userId, community: place.standing }, thing }
}

export const requestOf = ({ db, thing }: RequestCtx) =>
  db
    .updateTable('moderator_request')
    .where('community_id', '=', thing.communityId)
    .where('person_id', '=', thing.userId)

/** It needs nobody's answer any more. */
export async function forgetAsked(ctx: RequestCtx): Promise<void> {
  const { userId, communityId } = ctx.thing
  await forgetNotices(ctx, await moderatorIds(ctx.db, communityId), 'moderator.asked', `${communityId}:${userId}`)
}

/** Takes back what waits for an answer; a refusal stands. */
export async function withdraw(ctx: RequestCtx): Promise<void> {
  const { userId, communityId, request } = ctx.thing
  if (!request || request.refused_at) return
  await ctx.db.deleteFrom('moderator_request').where('id', '=', request.id).execute()
  await forgetAsked(ctx)
  await ctx.audit('moderator.withdrawn', userId, {}, communityId)
  await tellBoth(ctx, userId)
}

/** Tells the screens of those who moderate, and of the person it is about. */
export async function tellBoth(ctx: TransactionContext & { thing: Place }, personId: string): Promise<void> {
  await tellModerators(ctx, ctx.thing.communityId)
  ctx.publishMine(personId, 'moderation')
}
