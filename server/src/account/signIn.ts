import { SignIn } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall } from '../call/call.ts'
import { openSession } from './session.ts'

/** Signs in with e-mail and password. An unknown address and a wrong password get the same answer after the same time. */
export const signIn = openCall('account.signIn', SignIn).mutation(async ({ input, ctx }) => {
  const { deps, request, reply } = ctx
  await deps.limits.countFrom('signInFrom', request)
  await deps.limits.countFrom('signIn', request, input.email)
  const found = await deps.db.kysely
    .selectFrom('auth.user as user')
    .innerJoin('auth.account as account', 'account.userId', 'user.id')
    .select(['user.id', 'account.password'])
    .where('user.email', '=', input.email)
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst()
  const passwordHash = found?.password
  const good = passwordHash
    ? await deps.auth.verifyPassword(input.password, passwordHash)
    : (await deps.auth.hashPassword(input.password), false)
  if (!passwordHash || !good) throw new AppError('login-failed')
  const entering = { id: found.id, passwordHash, userAgent: request.headers['user-agent'] }
  const { me, cookie } = await inTransaction(ctx, (tx) => openSession(tx.db, deps, entering))
  reply.header('set-cookie', cookie)
  return me
})
