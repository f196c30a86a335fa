import { randomUUID } from 'node:crypto'
import { type Me, Register } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import { inTransaction, openCall } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { CallContext } from '../../platform/call/context.ts'
import { refusalOfLimit } from '../../platform/call/limits.ts'
import { databaseErrorCode } from '../../platform/db/errors.ts'
import { createPerson } from './createPerson.ts'
import { assertGoodPassword } from './passwords.ts'
import { openSession } from './openSession.ts'

/**
 * Registers a member and signs the member in; a mail to verify the e-mail address follows. For an address that already
 * has an account, the answer is the same: a second, unverified account is made, and the mail informs the first one's holder.
 */
export const register = openCall('account.register', Register).mutation(({ input, ctx }) =>
  signUp(ctx, input, { owner: false, organization: null }),
)

interface SignUp {
  id?: string | undefined
  name: string
  email: string
  password: string
  locale: Locale
  timeZone: string
  campaign?: string | undefined
}

/**
 * Registers a person and signs the person in, in one transaction with further writes (`also`). A retry with the same id,
 * e-mail address and password gets the same answer.
 */
export async function signUp(
  ctx: CallContext,
  input: SignUp,
  role: { owner: boolean; organization: string | null },
  also?: (tx: TransactionContext, personId: string) => Promise<void>,
): Promise<Me> {
  const { deps, request, reply } = ctx
  await deps.limits.countFrom('register', request)
  assertGoodPassword(input.password, { ...input, admin: false }, 'password')
  // Hashing takes a tenth of a second, so the password is hashed before the transaction begins.
  const passwordHash = await deps.auth.hashPassword(input.password)
  const id = input.id ?? randomUUID()
  const mailed = (await refusalOfLimit(deps.limits.count('verifyMail', input.email))) === null
  const enter = (known: string | null) =>
    inTransaction(ctx, async (tx) => {
      if (known === null) {
        await createPerson(tx.db, deps, { ...input, ...role, id, passwordHash })
        await also?.(tx, id)
        if (mailed) await tx.enqueue('mailWelcome', { personId: id })
      }
      return openSession(tx.db, deps, {
        id,
        passwordHash: known ?? passwordHash,
        headers: request.headers,
      })
    })
  const { me, cookies } = await enter(await knownHash(ctx, id, input)).catch(async (error: unknown) => {
    // Two identical requests may run at once: the second finds the account that the first has inserted.
    const known = isTaken(error) ? await knownHash(ctx, id, input) : null
    if (known !== null) return enter(known)
    throw error
  })
  reply.header('set-cookie', cookies)
  return me
}

const isTaken = (error: unknown) => databaseErrorCode(error) === 'conflict'

/** Milliseconds after a registration in which a retry of the call is recognized. */
const RETRY_MS = 3_600_000

/**
 * Returns the password's hash if this registration exists already; null if the id is new. Only new, unverified accounts count as a
 * retry: ids of others are public, and this call must not let anybody guess their passwords.
 * @throws conflict if the id belongs to any other registration
 */
async function knownHash({ deps }: CallContext, id: string, input: SignUp): Promise<string | null> {
  const found = await deps.db.kysely
    .selectFrom('auth.user as user')
    .innerJoin('auth.account as account', 'account.userId', 'user.id')
    .select(['user.email', 'user.emailVerified as verified', 'user.createdAt', 'account.password'])
    .where('user.id', '=', id)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  if (!found) return null
  const { email, verified, createdAt, password } = found
  const isNew = !verified && createdAt.getTime() > Date.now() - RETRY_MS
  const same =
    isNew && email === input.email && password !== null && (await deps.auth.verifyPassword(input.password, password))
  if (!same) throw new AppError('conflict')
  return password
}
