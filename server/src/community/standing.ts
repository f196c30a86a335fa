import type { Standing } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/** Whether a person subscribes to a community, or moderates it, as a column of a query on `community`. */
export const subscribes = (personId: string | null) => sql<boolean>`exists (select from subscription s
  where s.community_id = community.id and s.person_id = ${personId} and s.left_at is null)`
export const moderates = (personId: string | null) => sql<boolean>`exists (select from moderator m
  where m.community_id = community.id and m.person_id = ${personId})`

/**
 * How somebody stands to a community, as the database has it now: a right that was lost a moment ago is lost.
 * @throws not-found when there is no such community, or none that they may know of
 */
export async function standingOf(db: Tx, communityId: string, who: { id: string } | null): Promise<Standing> {
  const row = await db
    .selectFrom('community')
    .select(['created_by as creatorId', 'seen'])
    .select([subscribes(who?.id ?? null).as('subscribed'), moderates(who?.id ?? null).as('moderates')])
    .where('id', '=', communityId)
    .where('hidden_at', 'is', null)
    .executeTakeFirst()
  if (!row || (!row.seen && row.creatorId !== who?.id)) throw new AppError('not-found')
  const { seen: _, ...standing } = row
  return standing
}
