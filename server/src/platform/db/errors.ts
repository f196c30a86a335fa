import type { ErrorCode } from '@fieldfare/shared/errors.ts'

const UNAVAILABLE = [
  /^08/, // connection exceptions
  /^53/, // disk full, out of memory, too many connections
  /^57P/, // the server is shutting down or starting
  /^57014$/, // the statement took too long
  /^25P03$/, // the transaction did nothing for too long
  /^58/, // system errors, I/O among them
  /^25006$/, // read-only: a standby has not taken over yet
]
const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
const DISK = ['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE']
const SYSTEM = new Set([...NETWORK, ...DISK])
/** Messages of the driver itself, without a code; and a server that closes a database for a while, whose code says no more. */
const DRIVER =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error and is not queryable|Client was closed|Cannot use a pool after calling end|database is closed|not currently accepting connections/i
/** Characters that the database cannot store: the person's text has them, so it is no fault of the server. */
const UNKEEPABLE = new Set(['22021', '22P05'])
/** The code of half a character in JSON, and of much else; JSON that we write is well formed but for such characters. */
const UNREADABLE = '22P02'

/** Returns the code that tells the person about a database error, or null for a fault of ours. */
export function databaseErrorCode(error: unknown): ErrorCode | null {
  if (!(error instanceof Error)) return null
  const code = codeOf(error)
  if (SYSTEM.has(code) || UNAVAILABLE.some((pattern) => pattern.test(code))) return 'unavailable'
  if (DRIVER.test(error.message)) return 'unavailable'
  if (UNKEEPABLE.has(code) || (code === UNREADABLE && textOf(error, 'routine').startsWith('json_'))) return 'bad-input'
  if (code === '23505') return 'conflict'
  if (code === '23503') return 'not-found'
  return null
}

/** Two writers conflicted, or a migration changed a table meanwhile: running the whole transaction again is right. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || isPlanOutdated(error)

/**
 * The plan of a named statement has other columns than its tables have now. The function of PostgreSQL that found it has one name
 * where messages are in the language of the server.
 */
export const isPlanOutdated = (error: unknown): boolean => textOf(error, 'routine') === 'RevalidateCachedQuery'

/** Returns the code of an error of the database, the network or the disk; '' for another. */
export const codeOf = (error: unknown): string => textOf(error, 'code')

function textOf(error: unknown, field: 'code' | 'routine'): string {
  const value = error instanceof Error ? (error as { code?: unknown; routine?: unknown })[field] : undefined
  return typeof value === 'string' ? value : ''
}
