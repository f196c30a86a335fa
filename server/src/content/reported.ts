import type { ContentKind } from '@fieldfare/shared/kinds.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Tells whether a reader reported a row of `kind`, as a column of a query on its table. With `editedAt`, the column of its last edit:
 * after an edit that follows the decision they may report anew.
 */
export function reportedBy(kind: ContentKind, reader: { id: string } | null, editedAt?: string): RawBuilder<boolean> {
  const binds = editedAt ? sql`and coalesce(r.decided_at >= ${sql.ref(editedAt)}, true)` : sql``
  return sql`exists (select from report r where r.subject_kind = ${sql.lit(kind)}
    and r.subject_id = ${sql.ref(`${kind}.id`)} and r.person_id = ${reader?.id ?? null} ${binds})`
}
