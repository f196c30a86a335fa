import type { Membership } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/** Columns of a query on `community`: whether a person subscribes to it, and whether they moderate it. */
export const subscribes = (personId: string | null) => sql<boolean>`exists (select from subscription s
  where s.community_id = community.id and s.person_id = ${personId} and s.left_at is null)`
export const moderates = (personId: string | null) => sql<boolean>`exists (select from moderator m
  where m.community_id = community.id and m.person_id = ${personId})`

/** Tells whether a reader may see a community that is not deleted: one that others do not see yet is for its creator and admins. */
export const maySee = ({ seen, creatorId }: { seen: boolean; creatorId: string }, who: Reader | null): boolean =>
  seen || creatorId === who?.id || who?.admin === true

/** The person who asks. An admin sees communities that others do not. */
interface Reader {
  id: string
  admin?: boolean
}

/**
 * The caller's membership of a community, read anew for each call: a right withdrawn a moment ago is gone.
 * @throws not-found if there is no such community, or none that the caller may see
 */
export async function membershipOf(db: Tx, communityId: string, who: Reader | null): Promise<Membership> {
  const row = await db
    .selectFrom('community')
    .select(['created_by as creatorId', 'seen'])
    .select([subscribes(who?.id ?? null).as('subscribed'), moderates(who?.id ?? null).as('moderates')])
    .where('id', '=', communityId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row || !maySee(row, who)) throw new AppError('not-found')
  const { seen, ...membership } = row
  return { ...membership, hidden: !seen }
}

/**
 * Refuses a person whom nothing of a community reaches: no subscriber, no moderator, and the community is not one for everybody.
 * @throws not-found as `membershipOf`, not-subscribed
 */
export async function assertReached(db: Tx, communityId: string, who: Reader): Promise<void> {
  const { subscribed, moderates: isModerator } = await membershipOf(db, communityId, who)
  if (subscribed || isModerator) return
  const { system } = await db
    .selectFrom('community')
    .select('system')
    .where('id', '=', communityId)
    .executeTakeFirstOrThrow()
  if (!system) throw new AppError('not-subscribed')
}
