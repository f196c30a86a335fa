import type { Membership } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/** SQL columns of a query on `community`: whether a person subscribes to it, and whether the person moderates it. */
export const subscribes = (personId: string | null) => sql<boolean>`exists (select from subscription s
  where s.community_id = community.id and s.person_id = ${personId} and s.left_at is null)`
export const moderates = (personId: string | null) => sql<boolean>`exists (select from moderator m
  where m.community_id = community.id and m.person_id = ${personId})`

/** Tells whether a reader may see a community that is not deleted: only its creator and admins may see an unpublished one. */
export const maySee = ({ seen, creatorId }: { seen: boolean; creatorId: string }, who: Reader | null): boolean =>
  seen || creatorId === who?.id || who?.admin === true

/** The person who reads. Admins see unpublished communities. */
interface Reader {
  id: string
  admin?: boolean
}

/**
 * Reads the caller's membership of a community, anew for each call, so that a withdrawn right no longer counts.
 * @throws not-found if the community does not exist, or the caller may not see it
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
 * Asserts that a community's messages reach a person: a subscriber, a moderator, or anyone if the community is for everybody.
 * @throws not-found as `membershipOf` does; not-subscribed if the messages do not reach the person
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
