import { CheckSecret } from '@fieldfare/shared/account.ts'
import { openCall } from '../call/call.ts'
import { isGoodSecret } from './secret.ts'

/** Whether a reset secret would still work, so that the page can say so before somebody types. Never a password. */
export const getPazzword = openCall('account.reset', CheckSecret).mutation(async ({ input, ctx }) => {
  await ctx.deps.limits.countFrom('secret', ctx.request)
  return { valid: await isGoodSecret(ctx.deps.db.kysely, 'reset', input.id) }
})
