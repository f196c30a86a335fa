import type { Me } from '@fieldfare/shared/account.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { sql } from 'kysely'
import type { Deps, Session } from '../call/context.ts'
import type { Database } from '../db/connect.ts'
import type { Tx } from '../db/tables.ts'
import type { Auth } from './auth.ts'
import { meView } from './rows.ts'

/** The session of a request's cookies, or null for a guest, which costs no query. */
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

/** Which of these sessions have neither ended nor expired. */
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

interface Entering {
  id: string
  /** The hash that the password was verified against, outside this transaction. */
  passwordHash: string
  userAgent: string | undefined
}

/**
 * Signs a person in. Checks the password's hash again under a lock: a change of the password, which ends all sessions, either
 * happens before and this is refused, or after and ends this session too.
 * @throws AppError 'login-failed' if the password has changed meanwhile
 */
export async function openSession(
  db: Tx,
  { auth }: Pick<Deps, 'auth'>,
  { id, passwordHash, userAgent = '' }: Entering,
): Promise<{ me: Me; cookie: string }> {
  const still = await db
    .selectFrom('auth.account')
    .select('password')
    .where('userId', '=', id)
    .where('providerId', '=', 'credential')
    .forUpdate()
    .executeTakeFirst()
  if (still?.password !== passwordHash) throw new AppError('login-failed')
  const { cookie } = await auth.startSession(db, id, userAgent)
  return { me: await meView(db, id), cookie }
}
