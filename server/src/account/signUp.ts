import { randomUUID } from 'node:crypto'
import type { Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import { inTransaction, type TransactionContext } from '../call/call.ts'
import type { CallContext } from '../call/context.ts'
import { createPerson } from './createPerson.ts'
import { openSession } from './openSession.ts'
import { assertGoodPassword } from './passwords.ts'

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
 * Registers somebody and signs them in, in one transaction with whatever else belongs to it (a land owner's first
 * community). A retry of the same registration, which finds its id and password, is answered as the first time.
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
  // Hashed before the transaction: it takes a tenth of a second, for which nobody should wait.
  const passwordHash = await deps.auth.hashPassword(input.password)
  const id = input.id ?? randomUUID()
  const enter = (known: string | null) =>
    inTransaction(ctx, async (tx) => {
      if (known === null) {
        await createPerson(tx.db, deps, { ...input, ...role, id, passwordHash })
        await also?.(tx, id)
        await tx.enqueue('mailWelcome', { personId: id })
      }
      return openSession(tx.db, deps, {
        id,
        passwordHash: known ?? passwordHash,
        userAgent: request.headers['user-agent'],
      })
    })
  const { me, cookie } = await enter(await knownHash(ctx, id, input)).catch(async (error: unknown) => {
    // Sent twice at once, the second finds what the first has made in the meantime.
    const known = isTaken(error) ? await knownHash(ctx, id, input) : null
    if (known !== null) return enter(known)
    throw error
  })
  reply.header('set-cookie', cookie)
  return me
}

const isTaken = (error: unknown) => error instanceof AppError && error.code === 'conflict'

/** The hash of the same registration's password where it has been made before; somebody else's id is a conflict. */
async function knownHash({ deps }: CallContext, id: string, input: SignUp): Promise<string | null> {
  const found = await deps.db.kysely
    .selectFrom('auth.user as user')
    .innerJoin('auth.account as account', 'account.userId', 'user.id')
    .select(['user.email', 'account.password'])
    .where('user.id', '=', id)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  if (!found) return null
  const { email, password } = found
  const same = email === input.email && password !== null && (await deps.auth.verifyPassword(input.password, password))
  if (!same) throw new AppError('conflict')
  return password
}
