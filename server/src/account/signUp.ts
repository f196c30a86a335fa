import { randomUUID } from 'node:crypto'
import type { Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Locale } from '@fieldfare/shared/locale.ts'
import { inTransaction, type TransactionContext } from '../call/call.ts'
import type { CallContext } from '../call/context.ts'
import { createPerson } from './createPerson.ts'
import { meView } from './me.ts'
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
  const enter = (again: boolean) =>
    inTransaction(ctx, async (tx) => {
      if (!again) {
        await createPerson(tx.db, deps, { ...input, ...role, id, passwordHash })
        await also?.(tx, id)
        await tx.enqueue('mailWelcome', { personId: id })
      }
      const { cookie } = await deps.auth.startSession(tx.db, id, request.headers['user-agent'] ?? '')
      return { me: await meView(tx.db, id), cookie }
    })
  const { me, cookie } = await enter(await isSameAgain(ctx, id, input)).catch(async (error: unknown) => {
    // Sent twice at once, the second finds what the first has made in the meantime.
    if (isTaken(error) && (await isSameAgain(ctx, id, input))) return enter(true)
    throw error
  })
  reply.header('set-cookie', cookie)
  return me
}

const isTaken = (error: unknown) => error instanceof AppError && error.code === 'conflict'

async function isSameAgain({ deps }: CallContext, id: string, input: SignUp): Promise<boolean> {
  const found = await deps.db.kysely
    .selectFrom('auth.user as user')
    .innerJoin('auth.account as account', 'account.userId', 'user.id')
    .select(['user.email', 'account.password'])
    .where('user.id', '=', id)
    .executeTakeFirst()
  if (!found) return false
  const same = found.email === input.email && (await deps.auth.verifyPassword(input.password, found.password ?? ''))
  if (!same) throw new AppError('conflict')
  return true
}
