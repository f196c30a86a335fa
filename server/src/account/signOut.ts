import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { inTransaction, openCall } from '../call/call.ts'
import { endedSessions } from '../live/bus.ts'

/** Ends this session, here and on its open connections. Twice does no harm. */
export const signOut = openCall('account.signOut', NoArgs).mutation(async ({ ctx }) => {
  const { deps, reply, who } = ctx
  if (who) {
    await inTransaction(ctx, async (tx) => {
      await tx.db.deleteFrom('auth.session').where('id', '=', who.sessionId).execute()
      tx.publish(endedSessions([{ id: who.sessionId }]))
    })
  }
  reply.header('set-cookie', await deps.auth.clearedCookie())
  return { signedOut: true }
})
