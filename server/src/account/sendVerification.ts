import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { inTransaction, openCall } from '../call/call.ts'

/** Sends the verification mail once more; for a waiting new address, that one. */
export const sendVerification = openCall('account.change', NoArgs).mutation(async ({ ctx }) => {
  const { deps, who } = ctx
  if (!who) throw new AppError('not-signed-in')
  // Counted before the transaction: the limits have a connection of their own.
  await deps.limits.count('forgot', who.email)
  await inTransaction(ctx, async (tx) => {
    const { new_email: waiting } = await tx.db
      .selectFrom('person')
      .select('new_email')
      .where('id', '=', who.id)
      .executeTakeFirstOrThrow()
    if (waiting) await tx.enqueue('mailNewEmail', { personId: who.id })
    else if (!who.verified) await tx.enqueue('mailWelcome', { personId: who.id })
  })
  return { status: 200 as const }
})
