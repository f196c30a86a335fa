import type { Tx } from '../../platform/db/tables.ts'
import { isInUse } from '../alert/inUse.ts'
import type { Claimed } from './delivery.ts'

/** Selects the reader of a mail, if the account is neither deleted nor disabled; each noun (feature) joins its own columns. */
export const readerOf = (db: Tx, { personId }: Claimed) =>
  db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['user.name', 'user.email', 'user.emailVerified as verified', 'person.locale', 'person.messages'])
    .select(['person.quiet', 'person.time_zone', 'person.unsubscribe_secret as secret'])
    .where('person.id', '=', personId)
    .where(isInUse('person'))
