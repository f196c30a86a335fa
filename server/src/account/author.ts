import type { Author } from '@fieldfare/shared/content.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * Who a column's id stands for, by the name they have now: resolved when read, so that a rename shows everywhere. A former
 * member's is empty, which reads as such in the reader's language.
 */
export function asAuthor(column: string): RawBuilder<Author> {
  const id = sql.ref(column)
  return sql`json_build_object('id', ${id}, 'name', coalesce((select u.name from auth."user" u where u.id = ${id}), ''))`
}
