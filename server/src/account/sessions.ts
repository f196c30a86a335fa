import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { EndSession, type SessionView } from '@fieldfare/shared/account.ts'
import { readMine, write } from '../call/call.ts'
import { endedSessions } from '../live/bus.ts'

/** Where one is signed in, newest first. */
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

/** Ends one of one's sessions, or with `all` every one but this. One that is gone already does no harm. */
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
