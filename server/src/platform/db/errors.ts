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
/** Messages of the driver's own errors, which have no code, and of a server that closed a database for a while, whose code is too general. */
const DRIVER =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|connection error and is not queryable|Client was closed|Cannot use a pool after calling end|database is closed|not currently accepting connections/i
/** Codes for characters that the database cannot store: they are in the person's text, so it is no fault of the server. */
const UNKEEPABLE = new Set(['22021', '22P05'])
/** The code for half a surrogate pair in JSON, and for many other errors; JSON from the server is well formed except for such characters. */
const UNREADABLE = '22P02'

/** Returns the error code that a person gets for a database error, or null if the error is a fault of the server. */
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

/** Tells whether the whole transaction should run again: two writers conflicted, or a migration changed a table meanwhile. */
export const isRetryable = (error: unknown): boolean =>
  ['40001', '40P01'].includes(codeOf(error)) || isPlanOutdated(error)

/**
 * Tells whether the plan of a named statement has other columns than its tables have now. Recognizes the error by the
 * name of the PostgreSQL function that raised it: unlike the message, that name is the same in every language.
 */
export const isPlanOutdated = (error: unknown): boolean => textOf(error, 'routine') === 'RevalidateCachedQuery'

/** Returns the code of an error of the database, the network or the disk; '' if the error has none. */
export const codeOf = (error: unknown): string => textOf(error, 'code')

function textOf(error: unknown, field: 'code' | 'routine'): string {
  const value = error instanceof Error ? (error as { code?: unknown; routine?: unknown })[field] : undefined
  return typeof value === 'string' ? value : ''
}
