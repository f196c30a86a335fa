import { AppError } from '@fieldfare/shared/errors.ts'
import { PREVIEWS_A_DAY } from '@fieldfare/shared/limits.ts'
import { LRUCache } from 'lru-cache'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import type { Database } from '../db/connect.ts'
import type { Caller } from '../session/session.ts'

/**
 * The rate limits, each with its reason: at most so many points within a duration in seconds. The database stores the
 * counts, so all processes share them.
 */
const LIMITS = {
  /** Writes: far more than the busiest person makes; stops a script that fills the map. Counted by tens, see `counterByTens`. */
  write: { points: 600, duration: 60 },
  /** Registrations: for workshops behind one IP address, with sixty people in ten minutes, some of whom try twice. */
  register: { points: 120, duration: 3600 },
  /** Wrong guesses at one account from one network. */
  signIn: { points: 10, duration: 15 * 60 },
  /**
   * Wrong guesses from one network: stops a script that tries one password on many accounts; the typing errors of an
   * office or school behind one IP address stay below this limit.
   */
  signInFrom: { points: 200, duration: 15 * 60 },
  /** Wrong guesses at one account over all networks: the wait grows from an hour to a day. Known devices are exempt. */
  signInHour: { points: 30, duration: 3600 },
  signInDay: { points: 100, duration: 24 * 3600 },
  /** Wrong guesses from one device that the account knows, at times when the guesses of all other devices are refused. */
  signInDevice: { points: 10, duration: 3600 },
  /** Wrong guesses at the password of the account that a session belongs to, over all networks. */
  password: { points: 10, duration: 3600 },
  /** Protects one e-mail address from a flood of reset mails. */
  forgot: { points: 5, duration: 3600 },
  /** Reset mails: enough for a workshop behind one IP address where everybody forgot the password; a script does not fill the queue of mails. */
  forgotFrom: { points: 60, duration: 3600 },
  /** Protects one e-mail address from a flood of verification mails, even if several accounts name the address. */
  verifyMail: { points: 5, duration: 3600 },
  /** Tries of secrets, as in mailed links: guessing 256 bits is hopeless anyway; the limit keeps attempts cheap for the server. */
  secret: { points: 300, duration: 3600 },
  /** Test mails of a message to oneself: nobody reads more drafts of a message in an hour. */
  testMessage: { points: 20, duration: 3600 },
  /** Test mails of an admin, to see how mails look and whether the mail server takes them: one a minute. */
  testMail: { points: 60, duration: 3600 },
  /** Downloads that read much data: nobody needs one twice a minute. */
  download: { points: 20, duration: 3600 },
  /** Whole collections of open data as one file: an office behind one IP address downloads each a few times. */
  openDataFile: { points: 60, duration: 3600 },
  /** Photos: twenty threads full of them in an hour; keeps a script from filling the disk. */
  photo: { points: 120, duration: 3600 },
  /** Megapixels of photos: thirty photos of the largest size in an hour, or as many phone photos as `photo` allows. */
  megapixels: { points: 1500, duration: 3600 },
  /** Megabytes of large request bodies: forty original photos of a good camera in an hour. */
  largeBodies: { points: 800, duration: 3600 },
  /** Corners in shapes of more than `LIST_CORNERS`: fifty of the largest shapes in a day, which nobody draws by hand. */
  corners: { points: 250_000, duration: 24 * 3600 },
  /** Corrections of a community's land: enough to refine a border over an afternoon. Each correction adds people to the community. */
  correction: { points: 20, duration: 24 * 3600 },
  /** Previews of corrections of a community's land. */
  preview: { points: PREVIEWS_A_DAY, duration: 24 * 3600 },
  /** Errors reported by browsers: a page in a loop of errors must not fill the log. */
  log: { points: 30, duration: 60 },
} as const
export type LimitName = keyof typeof LIMITS

/** Limits whose counts can be given back or cleared. No process refuses them from its own memory, which would not notice such a change. */
const FAILURES_ONLY: ReadonlySet<string> = new Set<LimitName>([
  'signIn',
  'signInFrom',
  'signInHour',
  'signInDay',
  'signInDevice',
  'password',
])
/** The points of an IPv6 network of 48 bits, as a multiple of those of 64 bits: one customer of a provider may have the whole network. */
const WIDE = 4

export interface Limits {
  /** Counts `points`, one by default, for a key: a person or an e-mail address. @throws too-many, with the seconds to wait, above the limit */
  count(name: LimitName, key: string, points?: number): Promise<void>
  /** Counts for the network of a request, or with `whom` for the pair of network and account. */
  countFrom(name: LimitName, request: { ip: string }, whom?: string): Promise<void>
  /** Takes one count back: where only failures count, an attempt is counted before its outcome is known. */
  giveBack(name: LimitName, key: string): Promise<void>
  giveBackFrom(name: LimitName, request: { ip: string }, whom?: string): Promise<void>
  /** Sets the count of a key to zero. */
  clear(name: LimitName, key: string): Promise<void>
  /** Counts a write of any kind: of a person by their id, of a guest by the network. @throws too-many above the limit */
  write(ctx: Caller): Promise<void>
}

/** Returns the refusal if the count is above its limit, null if it is within. */
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
  // The limiter names its prepared statements, which the next connection behind a transaction pooler may not have; so the name is left out.
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
      // Above the limit, this process refuses until the duration ends, without asking the database again.
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
  /** Returns the limiters that count a request, each with its key. */
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

/** The number of writes that a process counts together, so that nine of ten do not wait for the database. */
const TEN = 10
/** The most writers whose uncounted writes a process remembers. */
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

/** Returns an IPv4 address, or the 64-bit network of an IPv6 address: a household has all addresses of such a network. */
export function networkOf(address: string): string {
  const groups = ipv6Groups(address)
  return groups ? groups.slice(0, 4).join(':') : (mappedIpv4(address) ?? address)
}

/** Returns the 48-bit network of an IPv6 address, which a provider or a tunnel gives out as one; null for IPv4. */
export const siteOf = (address: string): string | null => ipv6Groups(address)?.slice(0, 3).join(':') ?? null

const mappedIpv4 = (address: string) => /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1]

/** The first four groups of an IPv6 address, null for IPv4. */
function ipv6Groups(address: string): string[] | null {
  if (!address.includes(':') || mappedIpv4(address)) return null
  const groups = (address.split('::')[0] ?? '').split(':')
  return Array.from({ length: 4 }, (_, i) => groups[i] || '0')
}
