import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'

/**
 * Ends the reported words that nobody needs any more: of what was removed or decided before then, and of authors who are
 * erased. The reports stay.
 */
export async function purgeReportedWords(db: Tx, before: Date): Promise<void> {
  await sql`update report set words = null where words is not null and (
    decided_at < ${before}
    or exists (select from comment c where c.id = report.comment_id and c.hidden_at < ${before})
    or exists (select from person p where p.deleted_at is not null and p.id = coalesce(
      (select c.created_by from comment c where c.id = report.comment_id),
      (select t.created_by from treasure t where t.id = report.treasure_id))))`.execute(db)
}
