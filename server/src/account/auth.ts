import { createHmac, timingSafeEqual } from 'node:crypto'
import { runWithTransaction } from '@better-auth/core/context'
import { kyselyAdapter } from '@better-auth/kysely-adapter'
import { PASSWORD_MAX, PASSWORD_MIN } from '@fieldfare/shared/account.ts'
import { betterAuth } from 'better-auth'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tables.ts'
import type { Tables } from '../db/tables.ts'

/** Long enough for a season outdoors; each day of use counts it anew. */
export const SESSION_SECONDS = 30 * 24 * 3600

/**
 * Better Auth keeps the credentials and sessions; its own routes are not mounted. Every write of it runs in the caller's
 * transaction: its root handle would break 'one transaction' and wait for itself on the embedded database.
 */
export function makeAuth(config: Config, db: Kysely<Tables>) {
  const adapterOn = (handle: Kysely<Tables>) => kyselyAdapter(handle.withSchema('auth'), { type: 'postgres' })
  const options = {
    appName: 'Fieldfare',
    baseURL: config.PUBLIC_URL,
    secret: config.SECRET,
    database: adapterOn(db),
    emailAndPassword: { enabled: true, minPasswordLength: PASSWORD_MIN, maxPasswordLength: PASSWORD_MAX },
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

  /** Runs Better Auth's own reads and writes inside our transaction. */
  const inside = async <R>(tx: Tx, work: (adapter: Awaited<typeof context>['internalAdapter']) => Promise<R>) => {
    const adapter = adapterOn(tx)(options)
    const { internalAdapter } = await context
    return runWithTransaction({ ...adapter, transaction: (run) => run(adapter) }, () => work(internalAdapter))
  }

  const sign = (token: string) => createHmac('sha256', config.SECRET).update(token).digest('base64')

  return {
    hashPassword: async (password: string) => (await context).password.hash(password),
    verifyPassword: async (password: string, hash: string) => (await context).password.verify({ password, hash }),

    /** The account with its credential; the person's row is the caller's to make. */
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

    /** A new session; answers the Set-Cookie header that carries it. */
    async startSession(tx: Tx, userId: string, userAgent: string): Promise<{ id: string; cookie: string }> {
      const session = await inside(tx, (adapter) =>
        adapter.createSession(userId, false, { userAgent: userAgent.slice(0, 300) }),
      )
      return { id: session.id, cookie: await cookieFor(session.token) }
    },

    cookieFor,
    async clearedCookie(): Promise<string> {
      const { sessionToken } = (await context).authCookies
      return serialize(sessionToken.name, '', sessionToken.attributes, 0)
    },

    /** The session token of a request's cookies, if its signature is ours. */
    async tokenOf(cookieHeader: string | undefined): Promise<string | null> {
      const { sessionToken } = (await context).authCookies
      const value = cookieHeader
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${sessionToken.name}=`))
        ?.slice(sessionToken.name.length + 1)
      if (!value) return null
      const [token, signature] = splitAtDot(decode(value))
      const expected = Buffer.from(sign(token))
      const given = Buffer.from(signature)
      return expected.length === given.length && timingSafeEqual(expected, given) ? token : null
    },
  }

  async function cookieFor(token: string): Promise<string> {
    const { sessionToken } = (await context).authCookies
    return serialize(sessionToken.name, `${token}.${sign(token)}`, sessionToken.attributes, SESSION_SECONDS)
  }
}
export type Auth = ReturnType<typeof makeAuth>

interface CookieAttributes {
  path?: string
  secure?: boolean
}
const serialize = (name: string, value: string, { path, secure }: CookieAttributes, maxAge: number) =>
  `${name}=${encodeURIComponent(value)}; Path=${path ?? '/'}; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

function splitAtDot(value: string): [string, string] {
  const dot = value.indexOf('.')
  return dot < 0 ? [value, ''] : [value.slice(0, dot), value.slice(dot + 1)]
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
