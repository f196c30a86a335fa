import { CheckSecret, ForgotPassword, ResetPassword } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall } from '../../platform/call/call.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import { refusalOfLimit } from '../../platform/call/limits.ts'
import { assertGoodPassword } from './passwords.ts'
import { forgetNewEmail, isGoodSecret, takeSecret } from './secrets.ts'

/**
 * Requests a mail to reset the password. Only the job finds out whether the e-mail address has an account, so answer and timing
 * do not reveal it. Above the limits the answer is the same, but no mail is sent.
 */
export const forgotPW = openCall('account.forgot', ForgotPassword).mutation(async ({ input, ctx }) => {
  const { limits } = ctx.deps
  const refused =
    (await refusalOfLimit(limits.countFrom('forgotFrom', ctx.request))) ??
    (await refusalOfLimit(limits.count('forgot', input.email)))
  if (!refused) await inTransaction(ctx, (tx) => tx.enqueue('mailReset', { email: input.email }))
  return { status: 200 as const }
})

/** Tells whether a reset secret still works, so that the page can say so before the person types. Returns no password. */
export const getPazzword = openCall('account.reset', CheckSecret).mutation(async ({ input, ctx }) => {
  await ctx.deps.limits.countFrom('secret', ctx.request)
  return { valid: await isGoodSecret(ctx.deps.db.kysely, 'reset', input.id) }
})

/** Sets a new password with the secret of a reset mail and ends all sessions of the account. The secret works once. */
export const resetPW = openCall('account.reset', ResetPassword).mutation(async ({ input, ctx }) => {
  const { auth, limits } = ctx.deps
  await limits.countFrom('secret', ctx.request)
  const passwordHash = await auth.hashPassword(input.newPassword)
  const reset = await inTransaction(ctx, async (tx) => {
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
    // A refusal rolls the transaction back, so the secret stays usable.
    assertGoodPassword(input.newPassword, user, 'newPassword')
    await auth.setPassword(tx.db, user.id, passwordHash)
    const ended = await tx.db.deleteFrom('auth.session').where('userId', '=', user.id).returning('id').execute()
    tx.publish(endedSessions(ended))
    // A pending new e-mail address may be an intruder's, which may be the reason for the reset.
    await forgetNewEmail(tx.db, user.id)
    for (const { onPasswordReset } of ctx.deps.accountHooks) await onPasswordReset?.(tx, user.id)
    await tx.audit('account.resetPassword', user.id)
    return { email: user.email, answer: { id: user.id, status: 201 as const, message: 'Password updated' } }
  })
  // The limits counted guesses at the old password; the person who can read the mailbox must not wait for them to expire.
  await Promise.all([limits.clear('signInHour', reset.email), limits.clear('signInDay', reset.email)])
  return reset.answer
})
