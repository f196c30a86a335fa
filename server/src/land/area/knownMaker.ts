import { type RawBuilder, sql } from 'kysely'

/**
 * The maker of an area as far as everyone knows them, to count people: an area of somebody whose name is not shown with it counts as
 * somebody's of its own. Otherwise a total over a shape that a reader chooses would tell which nameless areas are of one person.
 */
export const knownMaker = (area: string): RawBuilder<string> => sql<string>`(
  select case when show_name then person.id else ${sql.ref(`${area}.id`)} end from person where person.id = ${sql.ref(`${area}.created_by`)})`
