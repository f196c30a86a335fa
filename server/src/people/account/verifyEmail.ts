import { VerifyEmail } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { inTransaction, openCall } from '../../platform/call/call.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { afterVerified } from './afterVerified.ts'
import { notSignedIn } from './rows.ts'
import { lockAccount } from '../../platform/call/lockPerson.ts'
import { mergeIntoVerified } from './merge.ts'
import { takeSecret } from './secrets.ts'

/**
 * Verifies the e-mail address of a new account, or the new address of an account, by the secret in its mail. Works once, on any device.
 * The secret mailed to an address that already has an account instead merges the new account into the older one: `merged`. Then carries
 * out what the person wanted to do before but could not without the verification: `intents`.
 */
export const verifyEmail = openCall('account.verify', VerifyEmail).mutation(async ({ input, ctx }) => {
  await ctx.deps.limits.countFrom('secret', ctx.request)
  const { personId, ...answer } = await inTransaction(ctx, async (tx) => {
    const secret = await takeSecret(tx.db, ['verify', 'new-email', 'merge'], input.token)
    if (!secret) throw new AppError('verification-failed')
    if (secret.kind === 'merge') {
      await mergeIntoVerified(tx, ctx.deps, secret.personId, secret.email)
      return { verified: true, merged: true, personId: null }
    }
    await verify(tx, ctx.deps, secret)
    return { verified: true, personId: secret.personId }
  })
  const intents = personId ? await afterVerified(ctx, personId) : []
  return { ...answer, ...(intents.length > 0 && { intents }) }
})

async function verify(
  tx: TransactionContext,
  { accountHooks }: Deps,
  { personId, email, kind }: { personId: string; email: string; kind: string },
): Promise<void> {
  await lockAccount(tx.db, personId)
  const holder = await tx.db
    .selectFrom('auth.user')
    .select('id')
    .where('email', '=', email)
    .where('emailVerified', '=', true)
    .where('id', '<>', personId)
    .executeTakeFirst()
  if (holder) throw new AppError('conflict', [{ path: ['email'], key: 'emailTaken' }])
  await tx.db
    .updateTable('auth.user')
    .set({ emailVerified: true, ...(kind === 'new-email' ? { email } : {}), updatedAt: new Date() })
    .where('id', '=', personId)
    // A mail to an earlier e-mail address of the account does not verify the present one.
    .$if(kind === 'verify', (query) => query.where('email', '=', email))
    .executeTakeFirst()
  if (kind === 'new-email') {
    await tx.db.updateTable('person').set({ new_email: null }).where('id', '=', personId).execute()
  }
  for (const { onVerified } of accountHooks) await onVerified?.(tx, personId)
  tx.publishMine(personId, 'account')
}

/** Sends the verification mail again: to the new e-mail address if one waits for verification, else to the present one. */
export const sendVerification = openCall('account.change', NoArgs).mutation(async ({ ctx }) => {
  const { deps, who } = ctx
  if (!who) throw new AppError('not-signed-in')
  // The attempt is counted before the transaction, since limits use a separate connection.
  await deps.limits.count('verifyMail', who.email)
  await inTransaction(ctx, async (tx) => {
    const { new_email: waiting } = await tx.db
      .selectFrom('person')
      .select('new_email')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow(notSignedIn)
    if (waiting) await tx.enqueue('mailNewEmail', { personId: who.id })
    else if (!who.verified) await tx.enqueue('mailWelcome', { personId: who.id })
  })
  return { status: 200 as const }
})
