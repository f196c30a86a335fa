import { factsOf } from '@fieldfare/shared/kinds.ts'
import { sql } from 'kysely'
import type { Tx } from '../platform/db/tables.ts'
import { allKinds, contentAt, isPurged } from './kind.ts'

/**
 * Purges content that was deleted before a date: deletes its rows with the content inside; for kinds whose deleted content stays
 * listed, only its text. Then deletes the reports and named participants of content that no longer exists, and the texts stored in
 * reports if the content was deleted, or the report decided, before the date, or if the author was erased.
 */
export async function purgeContent(db: Tx, before: Date): Promise<void> {
  for (const { kind, words, purged } of allKinds()) {
    await purged?.(db, before)
    await (
      factsOf(kind).tombstone
        ? sql`update ${sql.table(kind)} set ${sql.ref(words)} = '' where deleted_at < ${before} and ${sql.ref(words)} <> ''`
        : sql`delete from ${sql.table(kind)} where deleted_at < ${before}`
    ).execute(db)
  }
  await sql`delete from report where ${isPurged('report.subject_kind', 'report.subject_id')}`.execute(db)
  await sql`delete from named_person where ${isPurged('named_person.subject_kind', 'named_person.subject_id')}`.execute(
    db,
  )
  await sql`update report set words = null where words is not null and exists (
    select from ${contentAt('report.subject_kind', 'report.subject_id')} content
    left join person author on author.id = content.created_by
    where report.decided_at < ${before} or content.deleted_at < ${before} or author.deleted_at is not null)`.execute(db)
}
