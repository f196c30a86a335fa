import { AppError } from '@fieldfare/shared/errors.ts'
import type { Session } from '../../platform/session/session.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { moderates, subscribes } from '../../content/membership/membership.ts'

/**
 * Loads a community, deleted or not, for a write, and locks it.
 * @throws not-found if the caller may not see it
 */
export async function lockCommunity(db: Tx, id: string, who: Session) {
  const row = await db
    .selectFrom('community')
    .select(['id', 'title', 'created_by as creatorId', 'seen', 'deleted_at', 'deleted_by as removerId'])
    .select(['land_version as landVersion', 'system'])
    .select([subscribes(who.id).as('subscribed'), moderates(who.id).as('moderates')])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const isOwn = row?.creatorId === who.id
  if (!row || (!isOwn && !who.admin && (row.deleted_at !== null || !row.seen))) throw new AppError('not-found')
  const { creatorId, subscribed, moderates: moderator, removerId, ...thing } = row
  return {
    facts: { community: { creatorId, subscribed, moderates: moderator, hidden: !row.seen }, removerId },
    thing: { ...thing, creatorId },
  }
}
