import { assertCan } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { standingOf } from '../community/standing.ts'
import type { Tx } from '../db/tables.ts'
import { type RawBuilder, sql } from 'kysely'

/** A condition on `community`: those that somebody looks after, an admin all of them, as the rule of `report.see` has it. */
export function looksAfter(who: Session): RawBuilder<boolean> {
  if (who.admin) return sql`true`
  if (!who.verified) return sql`community.created_by = ${who.id}`
  return sql`community.id in (select m.community_id from moderator m where m.person_id = ${who.id})`
}

/** The same for one community alone, or for all. @throws forbidden when it is not theirs to look after */
export async function chosen(db: Tx, who: Session, communityId: string | undefined): Promise<RawBuilder<boolean>> {
  if (communityId === undefined) return looksAfter(who)
  assertCan('report.see', { who, community: await standingOf(db, communityId, who) })
  return sql`community.id = ${communityId}`
}
