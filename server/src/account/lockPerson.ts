import { AppError } from '@fieldfare/shared/errors.ts'
import type { Tx } from '../db/tables.ts'

export interface Maker {
  id: string
  /** What they make is seen by others. */
  verified: boolean
}

/**
 * Lets one write at a time go on for a person, until its transaction ends: their count of areas decides about score and
 * medals, and what they make is seen by others from the moment on in which their address is verified. Whether it is can
 * only be asked here: the session was read before the lock.
 */
export async function lockPerson(db: Tx, id: string): Promise<Maker> {
  const person = await db
    .selectFrom('auth.user')
    .select(['id', 'emailVerified as verified'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new AppError('not-signed-in')
  return person
}
