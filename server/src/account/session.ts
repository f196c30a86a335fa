import { sql } from 'kysely'
import type { Session } from '../call/context.ts'
import type { Database } from '../db/connect.ts'
import type { Auth } from './auth.ts'

/** Who a request's cookies stand for: one query, and none for a guest. */
export async function sessionOf(db: Database, auth: Auth, cookies: string | undefined): Promise<Session | null> {
  const token = await auth.tokenOf(cookies)
  if (!token) return null
  const row = await db.kysely
    .selectFrom('auth.session as session')
    .innerJoin('auth.user as user', 'user.id', 'session.userId')
    .innerJoin('person', 'person.id', 'user.id')
    .select(['session.id as sessionId', 'user.id', 'user.name', 'user.email', 'user.emailVerified as verified'])
    .select(['person.owner', 'person.admin', 'person.locale'])
    .where('session.token', '=', token)
    .where('session.expiresAt', '>', new Date())
    .executeTakeFirst()
  return row ?? null
}

/** Those of some sessions that have neither ended nor run out. */
export async function aliveAmong({ kysely }: Database, sessions: string[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set()
  const rows = await kysely
    .selectFrom('auth.session')
    .select('id')
    .where('id', '=', sql<string>`any(${sessions}::uuid[])`)
    .where('expiresAt', '>', new Date())
    .execute()
  return new Set(rows.map(({ id }) => id))
}
