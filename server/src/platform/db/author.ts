import type { Author } from '@fieldfare/shared/content.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * The person whose id a column holds, by their present name: resolved when read, so that a rename shows everywhere. The name
 * of a former member is empty; screens show it as such in the reader's language.
 */
export function asAuthor(column: string): RawBuilder<Author> {
  const id = sql.ref(column)
  return sql`json_build_object('id', ${id}, 'name', coalesce((select u.name from auth."user" u where u.id = ${id}), ''))`
}
