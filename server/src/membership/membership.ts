import type { Membership } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** Columns of a query on `community`: whether a person subscribes to it, and whether they moderate it. */
export const subscribes = (personId: string | null) => sql<boolean>`exists (select from subscription s
  where s.community_id = community.id and s.person_id = ${personId} and s.left_at is null)`
export const moderates = (personId: string | null) => sql<boolean>`exists (select from moderator m
  where m.community_id = community.id and m.person_id = ${personId})`

/**
 * The caller's membership of a community, read anew for each call: a right withdrawn a moment ago is gone.
 * @throws not-found if there is no such community, or none that the caller may see
 */
export async function membershipOf(db: Tx, communityId: string, who: { id: string } | null): Promise<Membership> {
  const row = await db
    .selectFrom('community')
    .select(['created_by as creatorId', 'seen'])
    .select([subscribes(who?.id ?? null).as('subscribed'), moderates(who?.id ?? null).as('moderates')])
    .where('id', '=', communityId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (!row || (!row.seen && row.creatorId !== who?.id)) throw new AppError('not-found')
  const { seen: _, ...membership } = row
  return membership
}
