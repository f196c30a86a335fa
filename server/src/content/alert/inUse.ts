import { type RawBuilder, sql } from 'kysely'

/**
 * SQL that tells whether an account is neither deleted nor disabled: only then is its person mailed, alerted or invited.
 * @param person the name of the table `person` in the statement
 */
export const isInUse = (person: 'p' | 'person'): RawBuilder<boolean> =>
  sql`(${sql.ref(`${person}.deleted_at`)} is null and ${sql.ref(`${person}.disabled_at`)} is null)`
