import { ResetPassword } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall } from '../call/call.ts'
import { endedSessions } from '../live/bus.ts'
import { forgetNewEmail } from './forgetNewEmail.ts'
import { assertGoodPassword } from './passwords.ts'
import { takeSecret } from './secret.ts'

/** Sets a new password with the secret of a reset mail and ends all sessions of the account. The secret works once. */
export const resetPW = openCall('account.reset', ResetPassword).mutation(async ({ input, ctx }) => {
  const { auth, limits } = ctx.deps
  await limits.countFrom('secret', ctx.request)
  const passwordHash = await auth.hashPassword(input.newPassword)
  return inTransaction(ctx, async (tx) => {
    const secret = await takeSecret(tx.db, ['reset'], input.token)
    const user =
      secret &&
      (await tx.db
        .selectFrom('auth.user as user')
        .innerJoin('person', 'person.id', 'user.id')
        .select(['user.id', 'user.name', 'user.email', 'person.admin'])
        .where('user.id', '=', secret.personId)
        .where('user.email', '=', secret.email)
        .executeTakeFirst())
    if (!user) throw new AppError('reset-failed')
    // Refused here, the secret is not used up: the transaction is undone.
    assertGoodPassword(input.newPassword, user, 'newPassword')
    await auth.setPassword(tx.db, user.id, passwordHash)
    const ended = await tx.db.deleteFrom('auth.session').where('userId', '=', user.id).returning('id').execute()
    tx.publish(endedSessions(ended))
    // Whoever asked for it may be the one against whom the password is reset.
    await forgetNewEmail(tx.db, user.id)
    await tx.audit('account.resetPassword', user.id)
    return { id: user.id, status: 201 as const, message: 'Password updated' }
  })
})
