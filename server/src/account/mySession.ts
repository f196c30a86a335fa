import { NoArgs } from '@fieldfare/shared/schemas.ts'
import type { Me } from '@fieldfare/shared/account.ts'
import { inTransaction, read } from '../call/call.ts'
import { SESSION_SECONDS } from './auth.ts'
import { meView } from './me.ts'

const DAY = 24 * 3600 * 1000

/** True when signed in, false otherwise. */
export const session = read('account.see', NoArgs).query(({ ctx }) => ctx.who !== null)

/** Everything about oneself, null for a guest. Each day of use lengthens the session. */
export const me = read('account.see', NoArgs).query(async ({ ctx }): Promise<Me | null> => {
  const { deps, who } = ctx
  if (!who) return null
  const kept = await deps.db.kysely
    .selectFrom('auth.session')
    .select(['token', 'expiresAt'])
    .where('id', '=', who.sessionId)
    .executeTakeFirst()
  const full = SESSION_SECONDS * 1000
  if (kept && kept.expiresAt.getTime() - Date.now() < full - DAY) {
    await inTransaction(ctx, async ({ db }) => {
      const expiresAt = new Date(Date.now() + full)
      await db.updateTable('auth.session').set({ expiresAt }).where('id', '=', who.sessionId).execute()
    })
    ctx.reply.header('set-cookie', await deps.auth.cookieFor(kept.token))
  }
  return meView(deps.db.kysely, who.id)
})
