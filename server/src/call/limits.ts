import { AppError } from '@fieldfare/shared/errors.ts'
import { LRUCache } from 'lru-cache'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { CallContext } from './context.ts'

/** Each limit with its reason: how many, in how many seconds. Kept in the database, so that all processes share them. */
const LIMITS = {
  /** Far above the busiest hand; stops a script that fills the map. Counted by tens, see `counterByTens`. */
  write: { points: 600, duration: 60 },
  /** A family behind one address registers at one table; a script does not get far. */
  register: { points: 20, duration: 3600 },
  /** Guessing one account's password. */
  signIn: { points: 10, duration: 15 * 60 },
  /** Trying one password on many accounts; an office or a school behind one address stays below. */
  signInFrom: { points: 200, duration: 15 * 60 },
  /** Protects one address from a flood of reset mails. */
  forgot: { points: 5, duration: 3600 },
  /** An office behind one address, back from a long holiday; a script does not fill the queue of mails. */
  forgotFrom: { points: 30, duration: 3600 },
  /** Guessing secrets of 256 bits is hopeless anyway; this keeps it cheap. */
  secret: { points: 60, duration: 3600 },
  /** A download reads much data; nobody needs it twice a minute. */
  download: { points: 20, duration: 3600 },
  /** Twenty threads full of photos in an hour; a script fills no disk. */
  photo: { points: 120, duration: 3600 },
  /** A page in a loop of errors must not fill the log. */
  log: { points: 30, duration: 60 },
} as const
export type LimitName = keyof typeof LIMITS

export interface Limits {
  /** Counts one; throws `too-many` above the limit. `key` is a person or an e-mail. */
  count(name: LimitName, key: string): Promise<void>
  /** The same by the address of a request, and by the account that it asks for from there. */
  countFrom(name: LimitName, request: { ip: string }, whom?: string): Promise<void>
  /** The limit on writing at all: by person, for guests by address. */
  write(ctx: Pick<CallContext, 'who' | 'request'>): Promise<void>
}

export function makeLimits(db: Database, config: Config): Limits {
  // Tests and benchmarks send more than people do.
  const factor = config.NODE_ENV === 'test' ? 1000 : 1
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: db.pool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points: points * factor,
        duration,
        // Above the limit, this process refuses without asking the database again.
        inMemoryBlockOnConsumed: points * factor + 1,
        inMemoryBlockDuration: Math.min(duration, 60),
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>
  const count = async (name: LimitName, key: string, points = 1) => {
    try {
      await limiters[name].consume(key.slice(0, 200), points)
    } catch (error) {
      if (error instanceof RateLimiterRes) throw new AppError('too-many')
      throw error
    }
  }
  const countFrom = (name: LimitName, { ip }: { ip: string }, whom = '') => count(name, `${networkOf(ip)} ${whom}`)
  const countWrite = counterByTens((key, points) => count('write', key, points))
  return {
    count,
    countFrom,
    write: ({ who, request }) => countWrite(who ? who.id : `${networkOf(request.ip)} `),
  }
}

/** Writes that a process counts at a time, so that nine of ten do not wait for their count. */
const TEN = 10
/** Writers whose last few writes a process remembers. */
const WRITERS_MAX = 10_000

/** Counts every tenth write of a person as ten. After a refusal it counts each write until one is allowed. */
function counterByTens(count: (key: string, points: number) => Promise<void>): (key: string) => Promise<void> {
  const uncounted = new LRUCache<string, number>({ max: WRITERS_MAX })
  return async (key) => {
    const writes = (uncounted.get(key) ?? 0) + 1
    if (writes < TEN) {
      uncounted.set(key, writes)
      return
    }
    uncounted.delete(key)
    try {
      await count(key, TEN)
    } catch (error) {
      uncounted.set(key, TEN - 1)
      throw error
    }
  }
}

/** An address, or of IPv6 the network of 64 bits: a household has all of its addresses. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]
  if (mapped) return mapped
  const groups = (address.split('::')[0] ?? '').split(':')
  return Array.from({ length: 4 }, (_, i) => groups[i] || '0').join(':')
}
