import { type RawBuilder, sql } from 'kysely'
import { assertCan } from '../../platform/call/call.ts'
import type { Session } from '../../platform/session/session.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * Returns an SQL condition on `community`, by the rule `report.see`: true for communities that the caller moderates (for an admin,
 * all); with `communityId`, only for that community. @throws forbidden for a community that the caller does not moderate
 */
export async function moderatedBy(db: Tx, who: Session, communityId: string | undefined): Promise<RawBuilder<boolean>> {
  if (communityId !== undefined) {
    assertCan('report.see', { who, community: await membershipOf(db, communityId, who) })
    return sql`community.id = ${communityId}`
  }
  if (who.admin) return sql`true`
  if (!who.verified) return sql`community.created_by = ${who.id}`
  return sql`community.id in (select m.community_id from moderator m where m.person_id = ${who.id})`
}
