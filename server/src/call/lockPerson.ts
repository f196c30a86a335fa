import { AppError } from '@fieldfare/shared/errors.ts'
import type { Session } from './context.ts'
import type { Tx } from '../db/tables.ts'

export interface Creator {
  id: string
  /** Others may see what they make. */
  verified: boolean
}

/**
 * Serializes a person's writes until the transaction ends: the number of their areas decides about points and medals, and
 * what they make is visible to others from the verification of their address on. The session was read before this lock, so
 * only this answer says whether the address is verified.
 */
export async function lockPerson(db: Tx, id: string): Promise<Creator> {
  const person = await db
    .selectFrom('auth.user')
    .select(['id', 'emailVerified as verified'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) throw new AppError('not-signed-in')
  return person
}

/** For `writeOn`: locks the caller before `load`, for rows of theirs that must not come while their account is erased. */
export const lockingCaller =
  <I, R>(load: (db: Tx, input: I, who: Session) => Promise<R>) =>
  async (db: Tx, input: I, who: Session): Promise<R> => {
    await lockPerson(db, who.id)
    return load(db, input, who)
  }
