import type { Membership } from '@fieldfare/shared/access.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { membershipOf } from './membership.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { communityTitle, publishModeration } from './notify.ts'

/** A community whose moderators or requests a call changes, and the caller's membership of it. */
export interface CommunityContext {
  communityId: string
  title: string
  membership: Membership
}

/** @throws not-found when there is no such community, or the caller may not know of it */
export async function communityContext(db: Tx, communityId: string, who: Session): Promise<CommunityContext> {
  const membership = await membershipOf(db, communityId, who)
  return { communityId, title: await communityTitle(db, communityId), membership }
}

/** Notifies the screens of the community's moderators, and of the person concerned. */
export async function publishBoth(
  ctx: TransactionContext & { thing: CommunityContext },
  personId: string,
): Promise<void> {
  const { communityId, membership } = ctx.thing
  await publishModeration(ctx, communityId)
  ctx.publishMine(personId, 'moderation')
  // The moderators of a community are public.
  if (!membership.hidden) ctx.publish({ name: 'community.changed', id: communityId })
}
