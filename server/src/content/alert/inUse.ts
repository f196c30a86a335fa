import { type RawBuilder, sql } from 'kysely'

/**
 * SQL of whether an account is in use, neither deleted nor disabled: only then is its person mailed, called or invited.
 * @param person the name of the row of `person` in the statement
 */
export const isInUse = (person: 'p' | 'person'): RawBuilder<boolean> =>
  sql`(${sql.ref(`${person}.deleted_at`)} is null and ${sql.ref(`${person}.disabled_at`)} is null)`
