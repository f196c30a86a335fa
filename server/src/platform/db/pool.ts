import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from './connection.ts'

/** Milliseconds for which clients may stay in use after their pool is closed. */
const FAREWELL = 10_000

/**
 * Keeps a lost connection from ending the process: the driver emits an error on a client also while it is in use but
 * between queries, when nobody listens. The next query on that client fails as it should.
 */
export function survivingLoss(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', (error) => log.warn({ err: error }, 'database connection lost')))
  return pool
}

/** Closes a pool once its clients are released, at the latest after FAREWELL. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const timeout = new AbortController()
  const waited = sleep(FAREWELL, undefined, { signal: timeout.signal }).catch(() => undefined)
  await Promise.race([pool.end(), waited])
  timeout.abort()
}
