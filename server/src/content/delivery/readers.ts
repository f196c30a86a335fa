import type { Tx } from '../../platform/db/tables.ts'
import { isInUse } from '../alert/inUse.ts'
import type { Claimed } from './delivery.ts'

/** The reader of a mail, to whom a noun joins what it tells. Nobody is mailed whose account is deleted or disabled. */
export const readerOf = (db: Tx, { personId }: Claimed) =>
  db
    .selectFrom('person')
    .innerJoin('auth.user as user', 'user.id', 'person.id')
    .select(['user.name', 'user.email', 'user.emailVerified as verified', 'person.locale', 'person.messages'])
    .select(['person.quiet', 'person.time_zone', 'person.unsubscribe_secret as secret'])
    .where('person.id', '=', personId)
    .where(isInUse('person'))
