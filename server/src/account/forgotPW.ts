import { ForgotPassword } from '@fieldfare/shared/account.ts'
import { inTransaction, openCall } from '../call/call.ts'

/** Asks for a reset mail. Whether the address is known is found out by the job: the answer and its time never tell. */
export const forgotPW = openCall('account.forgot', ForgotPassword).mutation(async ({ input, ctx }) => {
  const { limits } = ctx.deps
  await limits.countFrom('forgotFrom', ctx.request)
  await limits.count('forgot', input.email)
  await inTransaction(ctx, (tx) => tx.enqueue('mailReset', { email: input.email }))
  return { status: 200 as const }
})
