import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Reading } from '../db/reading.ts'

/** The cookie with the database's position (in its write-ahead log) after a browser's last write. */
const COOKIE = 'read_after'
/** Seconds for which a browser keeps the cookie: a replica that lags more than one second is not read from anyway. */
const SECONDS = 60
const VALUE = /(?:^|;\s*)read_after=([0-9A-F]{1,8})-([0-9A-F]{1,8})(?:;|$)/

/** Returns the database's position after the last write of a request's sender; null if the sender wrote nothing lately. */
export function readAfter({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const [, high, low] = VALUE.exec(headers.cookie ?? '') ?? []
  return high && low ? `${high}/${low}` : null
}

/**
 * Sets the cookie after each write, with the database's position. The browser's next reads must include all writes up
 * to it, whichever process and replica answers.
 */
export function readAfterHook(http: FastifyInstance, reading: Reading, secure: boolean): void {
  if (!reading.isOn) return
  http.addHook('onSend', async ({ method }, reply) => {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS' || reply.statusCode >= 400) return
    // Without a position the next reads may be a second old.
    const position = await reading.position().catch(() => null)
    if (!position) return
    const value = position.replace('/', '-')
    reply.header(
      'set-cookie',
      `${COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
    )
  })
}
