import { createHmac, timingSafeEqual } from 'node:crypto'
import { runWithTransaction } from '@better-auth/core/context'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { PASSWORD_MAX, PASSWORD_MIN } from '@fieldfare/shared/account.ts'
import { betterAuth } from 'better-auth'
import { parseCookies, serializeCookie, serializeSignedCookie } from 'better-call'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tables, Tx } from '../db/tables.ts'

/** The lifetime of a session: long enough for a season outdoors, since each day of use extends it. */
export const SESSION_SECONDS = 30 * 24 * 3600

/** Makes hashes of passwords, and verifies passwords against them. */
export interface Hashing {
  hash(password: string): Promise<string>
  verify(data: { password: string; hash: string }): Promise<boolean>
}

/**
 * Makes the access to the library Better Auth, which stores credentials and sessions and defines the cookie; its routes
 * are not mounted. All its writes run in the caller's transaction: outside, they would not be rolled back with it, and
 * would wait forever on the embedded database.
 * @param hashing given only by tests: Better Auth's own hashing is slow on purpose
 */
export function makeAuth(config: Config, db: Kysely<Tables>, hashing?: Hashing) {
  const adapterOn = (handle: Kysely<Tables>) => kyselyAdapter(handle.withSchema('auth'), { type: 'postgres' })
  const options = {
    appName: 'Fieldfare',
    baseURL: config.PUBLIC_URL,
    secret: config.SECRET,
    database: adapterOn(db),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      ...(hashing && { password: hashing }),
    },
    session: { expiresIn: SESSION_SECONDS, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    advanced: {
      cookiePrefix: 'fieldfare',
      useSecureCookies: config.PUBLIC_URL.startsWith('https:'),
      database: { generateId: 'uuid' as const },
      ipAddress: { disableIpTracking: true },
    },
  }
  const better = betterAuth(options)
  const context = better.$context

  /** Runs Better Auth's reads and writes inside the caller's transaction. */
  const inside = async <R>(tx: Tx, work: (adapter: Awaited<typeof context>['internalAdapter']) => Promise<R>) => {
    const adapter = adapterOn(tx)(options)
    const { internalAdapter } = await context
    return runWithTransaction({ ...adapter, transaction: (run) => run(adapter) }, () => work(internalAdapter))
  }

  return {
    hashPassword: async (password: string) => (await context).password.hash(password),
    verifyPassword: async (password: string, hash: string) => (await context).password.verify({ password, hash }),

    /** Inserts the account with its password; the caller inserts the row in `person`. */
    createUser: (tx: Tx, user: { id: string; name: string; email: string; passwordHash: string }) =>
      inside(tx, async (adapter) => {
        const { id, name, email } = user
        await adapter.createUser({ id, name, email, emailVerified: false }, { method: 'email-password' })
        await adapter.linkAccount({
          userId: user.id,
          accountId: user.id,
          providerId: 'credential',
          password: user.passwordHash,
        })
      }),

    setPassword: (tx: Tx, userId: string, passwordHash: string) =>
      inside(tx, (adapter) => adapter.updatePassword(userId, passwordHash)),

    /** Starts a session. @returns the session's id and the Set-Cookie header for it */
    async startSession(tx: Tx, userId: string, userAgent: string): Promise<{ id: string; cookie: string }> {
      const session = await inside(tx, (adapter) =>
        adapter.createSession(userId, false, { userAgent: userAgent.slice(0, 300) }),
      )
      return { id: session.id, cookie: await cookieFor(session.token) }
    },

    cookieFor,
    async clearedCookie(): Promise<string> {
      const { sessionToken } = (await context).authCookies
      return serializeCookie(sessionToken.name, '', { ...sessionToken.attributes, maxAge: 0 })
    },

    /** Returns the session cookie in a Cookie header; its signature is not checked. */
    async sessionCookieOf(cookieHeader: string | undefined): Promise<string | undefined> {
      const { sessionToken } = (await context).authCookies
      return parseCookies(cookieHeader ?? '').get(sessionToken.name)
    },

    /** Returns the token in a session cookie, or null if this site did not sign the cookie. */
    tokenIn(cookie: string): string | null {
      const [token = '', signature = '', ...more] = cookie.split('.')
      const expected = Buffer.from(createHmac('sha256', config.SECRET).update(token).digest('base64'))
      const actual = Buffer.from(signature)
      const isOurs = more.length === 0 && expected.length === actual.length && timingSafeEqual(expected, actual)
      return isOurs ? token : null
    },
  }

  async function cookieFor(token: string): Promise<string> {
    const { sessionToken } = (await context).authCookies
    const attributes = { ...sessionToken.attributes, maxAge: SESSION_SECONDS }
    return serializeSignedCookie(sessionToken.name, token, config.SECRET, attributes)
  }
}
export type Auth = ReturnType<typeof makeAuth>
