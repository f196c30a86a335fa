import type { Author } from '@fieldfare/shared/content.ts'
import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of the person whose id a column holds, with their present name: it is looked up when read, so that a rename shows
 * everywhere. The name of a former member is empty; screens show a text for it in the reader's language.
 */
export function asAuthor(column: string): RawBuilder<Author> {
  const id = sql.ref(column)
  return sql`json_build_object('id', ${id}, 'name', coalesce((select u.name from auth."user" u where u.id = ${id}), ''))`
}
