import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { EndSession, type Me, type SessionView } from '@fieldfare/shared/account.ts'
import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { inTransaction, openCall, read, readMine, write } from '../../platform/call/call.ts'
import { endedSessions } from '../../platform/call/changeEvents.ts'
import { SESSION_SECONDS } from '../../platform/session/auth.ts'
import { meView } from './rows.ts'

/** Tells whether the caller is signed in. */
export const session = read('account.see', NoArgs).query(({ ctx }) => ctx.who !== null)

/** Returns everything about the caller; null for a guest. Each day of use extends the session. */
export const me = read('account.see', NoArgs).query(async ({ ctx }): Promise<Me | null> => {
  const { deps, who } = ctx
  if (!who) return null
  const kept = await deps.db.kysely
    .selectFrom('auth.session')
    .select(['token', 'expiresAt'])
    .where('id', '=', who.sessionId)
    .executeTakeFirst()
  const full = SESSION_SECONDS * 1000
  if (kept && kept.expiresAt.getTime() - Date.now() < full - DAY_MS) {
    await inTransaction(ctx, async ({ db }) => {
      const expiresAt = new Date(Date.now() + full)
      await db.updateTable('auth.session').set({ expiresAt }).where('id', '=', who.sessionId).execute()
    })
    ctx.reply.header('set-cookie', await deps.auth.cookieFor(kept.token))
  }
  return meView(deps.db.kysely, who.id)
})

/** Lists the caller's sessions, newest first. */
export const sessions = readMine('account.sessions', NoArgs).query(async ({ ctx }): Promise<SessionView[]> => {
  const rows = await ctx.db
    .selectFrom('auth.session')
    .select(['id', 'createdAt', 'userAgent'])
    .where('userId', '=', ctx.who.id)
    .where('expiresAt', '>', new Date())
    .orderBy('createdAt', 'desc')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    current: row.id === ctx.who.sessionId,
    createdAt: row.createdAt.toISOString(),
    device: row.userAgent ?? '',
  }))
})

/** Ends one of the caller's sessions, or with `all` every one but this. A repeated call changes nothing. */
export const endSession = write('account.sessions', EndSession).mutation(async ({ input, ctx }) => {
  const ended = await ctx.db
    .deleteFrom('auth.session')
    .where('userId', '=', ctx.who.id)
    .$if(input.id === 'all', (query) => query.where('id', '<>', ctx.who.sessionId))
    .$if(input.id !== 'all', (query) => query.where((where) => where(where.cast('id', 'text'), '=', input.id)))
    .returning('id')
    .execute()
  ctx.publish(endedSessions(ended))
  return { ended: ended.length }
})

/** Signs the caller out: ends this session and its live connections. */
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
