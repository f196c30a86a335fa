import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * SQL column of a query on the table `kind`: whether the reader reported the row. With `editedAt`, the column with the time of the last
 * edit, a report decided before that edit does not count: the reader may report again.
 */
export function reportedBy(kind: ContentKind, reader: { id: string } | null, editedAt?: string): RawBuilder<boolean> {
  const binds = editedAt ? sql`and coalesce(r.decided_at >= ${sql.ref(editedAt)}, true)` : sql``
  return sql`exists (select from report r where r.subject_kind = ${sql.lit(kind)}
    and r.subject_id = ${sql.ref(`${kind}.id`)} and r.person_id = ${reader?.id ?? null} ${binds})`
}
