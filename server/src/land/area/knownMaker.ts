import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of the id by which the maker of an area is counted: the person's id if they show their name, else the area's id. So each nameless
 * area counts as a person of its own; otherwise a total over a shape that a reader chooses would tell which nameless areas one person drew.
 */
export const knownMaker = (area: string): RawBuilder<string> => sql<string>`(
  select case when show_name then person.id else ${sql.ref(`${area}.id`)} end from person where person.id = ${sql.ref(`${area}.created_by`)})`
