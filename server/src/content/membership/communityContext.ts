import type { Membership } from '@fieldfare/shared/access.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { membershipOf } from './membership.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { communityTitle, publishModeration } from './notify.ts'

/** A community whose moderators or moderator requests a call changes, and the caller's membership of it. */
export interface CommunityContext {
  communityId: string
  title: string
  membership: Membership
}

/** Reads the context of a community. @throws not-found if the community does not exist, or the caller may not see it */
export async function communityContext(db: Tx, communityId: string, who: Session): Promise<CommunityContext> {
  const membership = await membershipOf(db, communityId, who)
  return { communityId, title: await communityTitle(db, communityId), membership }
}

/** Updates the screens of the community's moderators, and of the person concerned. */
export async function publishBoth(
  ctx: TransactionContext & { thing: CommunityContext },
  personId: string,
): Promise<void> {
  const { communityId, membership } = ctx.thing
  await publishModeration(ctx, communityId)
  ctx.publishMine(personId, 'moderation')
  // The moderators of a community are public, so its page is updated, too.
  if (!membership.hidden) ctx.publish({ name: 'community.changed', id: communityId })
}
