import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Session } from '../session/session.ts'
import type { Tx } from '../db/tables.ts'
import { sendAhead } from '../db/preparing.ts'
import { isDisabled } from './assertInUse.ts'
import { keepingLand } from './lockLand.ts'

export interface Creator {
  id: string
  /** True if others may see what the person makes. */
  verified: boolean
}

/**
 * Serializes a person's writes until the transaction ends: the number of their areas decides about points and medals,
 * and others see what they make only once their e-mail address is verified. The session was read before this
 * lock, so only this result says for certain whether the address is verified.
 */
export async function lockPerson(db: Tx, id: string): Promise<Creator> {
  const { disabled, ...person } = await lockAccount(db, id)
  if (disabled) throw new AppError('not-signed-in')
  return person
}

/** Locks a person as `lockPerson` does, but also accepts an account that an admin has disabled. */
export async function lockAccount(db: Tx, id: string): Promise<Creator & { disabled: boolean }> {
  const account = await db
    .selectFrom('auth.user as user')
    .select(['user.id', 'user.emailVerified as verified', isDisabled.as('disabled')])
    .where('user.id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!account) throw new AppError('not-signed-in')
  return account
}

/**
 * Locks a person who saves an area, and before that the land of communities: all transactions lock in this order, so
 * none deadlocks.
 */
export async function lockAreaCreator(db: Tx, id: string): Promise<Creator> {
  return creatorIn((await creatorLock(id).execute(db)).rows)
}

/**
 * Sends the lock of `lockAreaCreator`; the transaction's next statement may be sent before the lock is answered.
 * @returns a function that waits for the person
 */
export async function lockAreaCreatorAhead(db: Tx, id: string): Promise<() => Promise<Creator>> {
  const rows = await sendAhead(db, creatorLock(id))
  return async () => creatorIn(await rows())
}

const creatorLock = (id: string) => sql<Creator>`
  with land as materialized (${keepingLand})
  select "user".id, "user"."emailVerified" as verified from land, auth."user" as "user"
  where "user".id = ${id} and not ${isDisabled} for no key update of "user"`

function creatorIn([creator]: Creator[]): Creator {
  if (!creator) throw new AppError('not-signed-in')
  return creator
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
