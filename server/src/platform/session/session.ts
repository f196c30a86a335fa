import { hash } from 'node:crypto'
import type { Who } from '@fieldfare/shared/access.ts'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../db/connect.ts'
import type { Auth } from './auth.ts'

/** The NOTIFY channel of the triggers on the tables that a session is read from (db/migrations/initial/peopleSchema.ts). */
const CHANNEL = 'sessions'
/** Milliseconds for which a session is cached: bounds what a process may miss if its NOTIFY connection is cut without either side noticing. */
const KEPT_MS = 10_000
const KEPT_MAX = 10_000

/** The session of a request, with everything that the person's rights depend on. */
export interface Session extends Who {
  sessionId: string
  name: string
  email: string
  locale: string
}

/** A request and the person who makes it, null for a guest. */
export interface Caller {
  who: Session | null
  request: FastifyRequest
}

export interface Sessions {
  /** Returns the session that a request's cookies carry, null for a guest. The session is cached while this process listens for changes. */
  of(cookies: string | undefined): Promise<Session | null>
  /** Empties the cache after a transaction of this process changed sessions: the next request must not wait for NOTIFY. */
  forget(): void
  /** Listens for changes; before that, and whenever the listening connection is lost, every request reads its session. */
  start(): Promise<void>
  stop(): Promise<void>
}

export function makeSessions(db: Database, auth: Auth): Sessions {
  const cache = new LRUCache<string, Session>({ max: KEPT_MAX })
  let listening = false
  // A session that was read while something changed may be stale: it is not cached.
  let changes = 0
  let unlisten = async (): Promise<void> => undefined
  const forget = () => {
    changes++
    cache.clear()
  }
  const listen = (now: boolean) => () => {
    listening = now
    forget()
  }

  return {
    async of(cookies) {
      const cookie = await auth.sessionCookieOf(cookies)
      if (!cookie) return null
      const key = hash('sha256', cookie, 'base64')
      const cached = cache.get(key)
      if (cached) return cached
      const before = changes
      const found = await readSession(db, auth.tokenIn(cookie))
      if (!found) return null
      const { expiresAt, ...session } = found
      const ttl = Math.min(KEPT_MS, expiresAt.getTime() - Date.now())
      if (listening && before === changes && ttl > 0) cache.set(key, Object.freeze(session), { ttl })
      return session
    },
    forget,
    async start() {
      unlisten = await db.listen(CHANNEL, forget, listen(false), listen(true))
      listen(true)()
    },
    async stop() {
      listen(false)()
      await unlisten()
    },
  }
}

/** Reads the session that a request's cookies carry, null for a guest. */
export async function sessionOf(db: Database, auth: Auth, cookies: string | undefined): Promise<Session | null> {
  const cookie = await auth.sessionCookieOf(cookies)
  const found = cookie && (await readSession(db, auth.tokenIn(cookie)))
  if (!found) return null
  const { expiresAt: _expiresAt, ...session } = found
  return session
}

async function readSession(db: Database, token: string | null): Promise<(Session & { expiresAt: Date }) | null> {
  if (!token) return null
  const row = await db.kysely
    .selectFrom('auth.session as session')
    .innerJoin('auth.user as user', 'user.id', 'session.userId')
    .innerJoin('person', 'person.id', 'user.id')
    .select(['session.id as sessionId', 'user.id', 'user.name', 'user.email', 'user.emailVerified as verified'])
    .select(['person.owner', 'person.admin', 'person.locale', 'session.expiresAt'])
    .where('session.token', '=', token)
    .where('session.expiresAt', '>', new Date())
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Returns a session for a person who is not signed in and acts by the secret in a mail; null if the account is disabled or gone. */
export async function personActing({ kysely }: Database, personId: string): Promise<Session | null> {
  const row = await kysely
    .selectFrom('auth.user as user')
    .innerJoin('person', 'person.id', 'user.id')
    .select(['user.id', 'user.name', 'user.email', 'user.emailVerified as verified'])
    .select(['person.owner', 'person.admin', 'person.locale'])
    .where('user.id', '=', personId)
    .where('person.disabled_at', 'is', null)
    .executeTakeFirst()
  return row ? { ...row, sessionId: '' } : null
}

/** Returns the expiry of each of these sessions, without those that have ended or expired. */
export async function endsOf({ kysely }: Database, sessions: string[]): Promise<Map<string, Date>> {
  if (sessions.length === 0) return new Map()
  const rows = await kysely
    .selectFrom('auth.session')
    .select(['id', 'expiresAt'])
    .where('id', '=', sql<string>`any(${sessions}::uuid[])`)
    .where('expiresAt', '>', new Date())
    .execute()
  return new Map(rows.map(({ id, expiresAt }) => [id, expiresAt]))
}
