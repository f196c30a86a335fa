import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { FIRST_VISIT_DAYS, type SinceVisit } from '@fieldfare/shared/waiting.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { VISIT_HOURS } from '../alerting/seenIt.ts'
import { answerings } from './answerable.ts'

const HOUR_MS = 3_600_000

/** Returns when a person's previous visit of a page ended; `subject` is a community's id, or the person's own id for the start page. */
async function visitBefore(db: Tx, personId: string, subject: string): Promise<Date> {
  const row = await db
    .selectFrom('seen')
    .select(['at', 'visit_before as before'])
    .where('person_id', '=', personId)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const now = Date.now()
  const last = row && row.at.getTime() < now - VISIT_HOURS * HOUR_MS ? row.at : row?.before
  return last ?? new Date(now - FIRST_VISIT_DAYS * DAY_MS)
}

/**
 * Counts what others added to communities since their owner's last visit. All counts are of public data, such as members and places; each
 * reads an index by community or by time.
 */
export async function sinceVisit(
  db: Tx,
  personId: string,
  subject: string,
  communityIds: readonly string[],
): Promise<SinceVisit> {
  const since = await visitBefore(db, personId, subject)
  const came = answerings().flatMap((one) => one.came?.(communityIds, since, personId) ?? [])
  const here = sql`any(${communityIds}::uuid[])`
  const { rows } = await sql<Omit<SinceVisit, 'since'>>`select
    (select count(distinct a.id)::integer from area_touch touch join area a on a.id = touch.area_id
      where touch.community_id = ${here} and a.created_at > ${since} and a.created_by <> ${personId}
        and a.deleted_at is null and a.seen) as areas,
    (select count(distinct person_id)::integer from subscription
      where community_id = ${here} and joined_at > ${since} and left_at is null and seen and person_id <> ${personId}) as members,
    ${sql.join([sql`0`, ...came], sql` + `)} as replies,
    (select count(*)::integer from report where community_id = ${here} and outcome is null) as reports`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a select without a row')
  return { since: since.toISOString(), ...counts }
}
