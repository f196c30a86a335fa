import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Session } from '../session/session.ts'
import type { Tx } from '../db/tables.ts'
import { keepingLand } from './lockLand.ts'

export interface Creator {
  id: string
  /** True if others may see what the person makes. */
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

/**
 * Locks a person who saves an area, and before that the land of communities: all transactions lock in this order, so
 * none deadlocks.
 */
export async function lockAreaCreator(db: Tx, id: string): Promise<Creator> {
  const { rows } = await sql<Creator>`
    with land as materialized (${keepingLand})
    select u.id, u."emailVerified" as verified from land, auth."user" u where u.id = ${id} for no key update of u`.execute(
    db,
  )
  if (!rows[0]) throw new AppError('not-signed-in')
  return rows[0]
}

/**
 * Returns a `load` for `writeOn` that first locks the caller, so that no rows of theirs are added while their account
 * is erased.
 */
export const lockingCaller =
  <I, R>(load: (db: Tx, input: I, who: Session) => Promise<R>) =>
  async (db: Tx, input: I, who: Session): Promise<R> => {
    await lockPerson(db, who.id)
    return load(db, input, who)
  }
