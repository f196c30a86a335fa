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
 * Registers a member and signs them in; a mail to verify the address follows. The answer is the same for an address
 * that has an account: this makes a second, unverified one, and the mail tells the holder of the first.
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
 * Registers a person and signs them in, in one transaction with what else belongs to it (`also`). A retry with the same id,
 * address and password gets the same answer.
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
  // The password is hashed before the transaction, which should not stay open for a tenth of a second.
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

/** Milliseconds after a registration in which it may be sent again. */
const RETRY_MS = 3_600_000

/**
 * The password's hash if this registration exists already, null if the id is new. Ids are public, so an account that others may
 * know answers no guess: it is neither old nor verified.
 * @throws conflict for another registration
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
