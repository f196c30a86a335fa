import { AppError } from '@fieldfare/shared/errors.ts'
import { PREVIEWS_A_DAY } from '@fieldfare/shared/limits.ts'
import { LRUCache } from 'lru-cache'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { Caller } from '../session/session.ts'

/**
 * The limits, each with its reason: points within a duration in seconds. The database stores the counts, so all
 * processes share them.
 */
const LIMITS = {
  /** Far above the busiest hand; stops a script that fills the map. Counted by tens, see `counterByTens`. */
  write: { points: 600, duration: 60 },
  /** Workshops behind one address: sixty people in ten minutes, and some who try twice. */
  register: { points: 120, duration: 3600 },
  /** Wrong guesses at one account from one network. */
  signIn: { points: 10, duration: 15 * 60 },
  /** Trying one password on many accounts; the typing errors of an office or a school behind one address stay below. */
  signInFrom: { points: 200, duration: 15 * 60 },
  /** Wrong guesses at one account over all networks: the wait grows from an hour to a day. Known devices are exempt. */
  signInHour: { points: 30, duration: 3600 },
  signInDay: { points: 100, duration: 24 * 3600 },
  /** Wrong guesses from one known device, while those of all others are refused. */
  signInDevice: { points: 10, duration: 3600 },
  /** Wrong guesses at the password of the account that a session belongs to, over all networks. */
  password: { points: 10, duration: 3600 },
  /** Protects one address from a flood of reset mails. */
  forgot: { points: 5, duration: 3600 },
  /** A workshop behind one address where everybody forgot; a script does not fill the queue of mails. */
  forgotFrom: { points: 60, duration: 3600 },
  /** Protects one address from a flood of mails that verify it, also of several accounts that name it. */
  verifyMail: { points: 5, duration: 3600 },
  /** Guessing secrets of 256 bits is hopeless anyway; this keeps it cheap. */
  secret: { points: 300, duration: 3600 },
  /** A message tried by mail on oneself: nobody reads more drafts of it in an hour. */
  testMessage: { points: 20, duration: 3600 },
  /** An admin tries how mails look and whether the mail server takes them: one a minute. */
  testMail: { points: 60, duration: 3600 },
  /** A download reads much data; nobody needs it twice a minute. */
  download: { points: 20, duration: 3600 },
  /** A whole collection of open data as one file: an office behind one address takes each a few times. */
  openDataFile: { points: 60, duration: 3600 },
  /** Twenty threads full of photos in an hour; a script fills no disk. */
  photo: { points: 120, duration: 3600 },
  /** Thirty photos of the largest size in an hour, or as many as `photo` allows of what phones take. */
  megapixels: { points: 1500, duration: 3600 },
  /** Megabytes of bodies that are larger than most: forty originals of a good camera in an hour. */
  largeBodies: { points: 800, duration: 3600 },
  /** Corners in shapes of more than `LIST_CORNERS`: fifty of the largest shapes in a day, which no hand draws. */
  corners: { points: 250_000, duration: 24 * 3600 },
  /** Land that is corrected: a border that takes shape over an afternoon. Each time brings people in. */
  correction: { points: 20, duration: 24 * 3600 },
  /** The same for previews of a correction. */
  preview: { points: PREVIEWS_A_DAY, duration: 24 * 3600 },
  /** A page in a loop of errors must not fill the log. */
  log: { points: 30, duration: 60 },
} as const
export type LimitName = keyof typeof LIMITS

/** Limits whose counts are given back or cleared: a process that refused from memory would not notice. */
const FAILURES_ONLY: ReadonlySet<string> = new Set<LimitName>([
  'signIn',
  'signInFrom',
  'signInHour',
  'signInDay',
  'signInDevice',
  'password',
])
/** The factor by which an IPv6 network of 48 bits may do more than one of 64 bits: a provider's customer may have all of it. */
const WIDE = 4

export interface Limits {
  /** Counts one, or `points`. `key` is a person or an e-mail. @throws too-many, with the seconds to wait, above the limit */
  count(name: LimitName, key: string, points?: number): Promise<void>
  /** Counts by the network of a request, and by the account that it asks for from there. */
  countFrom(name: LimitName, request: { ip: string }, whom?: string): Promise<void>
  /** Takes a count back: where only failures count, an attempt is counted before its outcome is known. */
  giveBack(name: LimitName, key: string): Promise<void>
  giveBackFrom(name: LimitName, request: { ip: string }, whom?: string): Promise<void>
  /** Clears a count. */
  clear(name: LimitName, key: string): Promise<void>
  /** The limit on writing at all: by person, for guests by address. */
  write(ctx: Caller): Promise<void>
}

/** The refusal by a limit, or null within it. */
export async function refusalOfLimit(count: Promise<void>): Promise<AppError | null> {
  try {
    await count
    return null
  } catch (error) {
    if (error instanceof AppError && error.code === 'too-many') return error
    throw error
  }
}

export function makeLimits(db: Database, config: Config): Limits {
  // Tests and benchmarks send more than people do.
  const factor = config.NODE_ENV === 'test' ? 1000 : 1
  // The limiter names its statements, which connections behind a transaction pooler do not have the next time.
  const store = { query: ({ text, values }: { text: string; values?: unknown[] }) => db.pool.query(text, values) }
  const limiter = (name: string, keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: store,
      storeType: 'pool',
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
      // Above the limit, this process refuses until its end without asking the database again.
      ...(!FAILURES_ONLY.has(name) && { inMemoryBlockOnConsumed: points + 1 }),
    })
  const limiters = (prefix: string, times: number) =>
    Object.fromEntries(
      Object.entries(LIMITS).map(([name, { points, duration }]) => [
        name,
        limiter(name, `${name}${prefix}`, points * factor * times, duration),
      ]),
    ) as Record<LimitName, RateLimiterPostgres>
  const narrow = limiters('', 1)
  const wide = limiters('/48', WIDE)

  const consume = async (limiter: RateLimiterPostgres, key: string, points = 1) => {
    try {
      await limiter.consume(keyOf(key), points)
    } catch (error) {
      if (error instanceof RateLimiterRes)
        throw new AppError('too-many', [], { retryAfter: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
      throw error
    }
  }
  /** The limiters and keys that count a request. */
  const counterFrom = (name: LimitName, { ip }: { ip: string }, whom: string) => {
    const site = siteOf(ip)
    const counted: [RateLimiterPostgres, string][] = [[narrow[name], `${networkOf(ip)} ${whom}`]]
    if (site) counted.push([wide[name], `${site} ${whom}`])
    return counted
  }
  const countWrite = counterByTens((key, points) => consume(narrow.write, key, points))
  return {
    count: (name, key, points) => consume(narrow[name], key, points),
    async countFrom(name, request, whom = '') {
      for (const [limiter, key] of counterFrom(name, request, whom)) await consume(limiter, key)
    },
    giveBack: async (name, key) => void (await narrow[name].reward(keyOf(key))),
    async giveBackFrom(name, request, whom = '') {
      for (const [limiter, key] of counterFrom(name, request, whom)) await limiter.reward(keyOf(key))
    },
    clear: async (name, key) => void (await narrow[name].delete(keyOf(key))),
    write: ({ who, request }) => countWrite(who ? who.id : `${networkOf(request.ip)} `),
  }
}

const keyOf = (key: string) => key.slice(0, 200)

/** Writes that a process counts at a time, so that nine of ten do not wait for their count. */
const TEN = 10
/** Writers whose last few writes a process remembers. */
const WRITERS_MAX = 10_000

/** Counts every tenth write of a person as ten. After a refusal it counts each write until one is allowed. */
function counterByTens(count: (key: string, points: number) => Promise<void>): (key: string) => Promise<void> {
  const uncounted = new LRUCache<string, number>({ max: WRITERS_MAX })
  return async (key) => {
    const writeCount = (uncounted.get(key) ?? 0) + 1
    if (writeCount < TEN) {
      uncounted.set(key, writeCount)
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
  const groups = ipv6Groups(address)
  return groups ? groups.slice(0, 4).join(':') : (mappedIpv4(address) ?? address)
}

/** Returns the 48-bit network of an IPv6 address, which a provider or a tunnel gives out as one; otherwise null. */
export const siteOf = (address: string): string | null => ipv6Groups(address)?.slice(0, 3).join(':') ?? null

const mappedIpv4 = (address: string) => /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]

/** The first four groups of an IPv6 address, null for IPv4. */
function ipv6Groups(address: string): string[] | null {
  if (!address.includes(':') || mappedIpv4(address)) return null
  const groups = (address.split('::')[0] ?? '').split(':')
  return Array.from({ length: 4 }, (_, i) => groups[i] || '0')
}
