import { randomBytes } from 'node:crypto'
import { RESET_MINUTES } from '@fieldfare/shared/account.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import { makeSecret } from './secrets.ts'

export type Refusal = 'unknown' | 'unverified' | 'already' | 'no admin' | 'last admin'

/**
 * Makes a person with a verified e-mail address an admin. Admins need a longer password, and the length cannot be seen from the
 * stored hash: so the password and all sessions end, and the result has a secret for setting a new password.
 */
export async function grantAdmin(deps: Deps, email: string): Promise<{ resetSecret: string } | { refused: Refusal }> {
  const nobodyKnows = await deps.auth.hashPassword(randomBytes(32).toString('base64url'))
  return inTransaction({ deps, who: null }, async (tx) => {
    const person = await find(tx.db, email)
    if (!person) return { refused: 'unknown' }
    if (!person.verified) return { refused: 'unverified' }
    if (person.admin) return { refused: 'already' }
    await setAdmin(tx, person.id, true)
    await deps.auth.setPassword(tx.db, person.id, nobodyKnows)
    const ended = await tx.db.deleteFrom('auth.session').where('userId', '=', person.id).returning('id').execute()
    tx.publish(endedSessions(ended))
    return { resetSecret: await makeSecret(tx.db, 'reset', person.id, email, RESET_MINUTES) }
  })
}

/** Revokes a person's admin role, with effect from the next request: each reads the rights anew. Refuses for the last admin. */
export async function revokeAdmin(deps: Deps, email: string): Promise<{ refused: Refusal | null }> {
  return inTransaction({ deps, who: null }, async (tx) => {
    const staying = await lockStayingAdmins(tx.db)
    const person = await find(tx.db, email)
    if (!person) return { refused: 'unknown' }
    if (!person.admin) return { refused: 'no admin' }
    if (!staying.some((id) => id !== person.id)) return { refused: 'last admin' }
    await setAdmin(tx, person.id, false)
    return { refused: null }
  })
}

/**
 * Locks all admins, so that of two concurrent requests that each remove an admin the second sees the effect of the
 * first.
 * @returns the ids of the admins whose account is not about to be deleted.
 */
export async function lockStayingAdmins(db: Tx): Promise<string[]> {
  const admins = await db
    .selectFrom('person')
    .select(['id', 'leaving_at'])
    .where('admin', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute()
  return admins.filter(({ leaving_at }) => leaving_at === null).map(({ id }) => id)
}

const find = (db: Tx, email: string) =>
  db
    .selectFrom('auth.user as user')
    .innerJoin('person', 'person.id', 'user.id')
    .select(['person.id', 'person.admin', 'user.emailVerified as verified'])
    .where('user.email', '=', email)
    .where('person.deleted_at', 'is', null)
    // Several accounts may have the e-mail address; the one that verified it comes first.
    .orderBy('user.emailVerified', 'desc')
    .limit(1)
    .forUpdate('person')
    .executeTakeFirst()

async function setAdmin(tx: TransactionContext, id: string, admin: boolean): Promise<void> {
  await tx.db.updateTable('person').set({ admin }).where('id', '=', id).execute()
  tx.publishMine(id, 'account')
  await tx.audit(admin ? 'account.grantAdmin' : 'account.revokeAdmin', id)
}
