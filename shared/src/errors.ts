// The closed list of everything that can go wrong between a person and the server. Each code has a text in
// messages/*/errors.ts; the server sends the code, the reader's language decides the words.

export const ERROR_STATUS = {
  'bad-input': 400,
  'account-required': 401,
  'login-failed': 401,
  'not-signed-in': 401,
  'verification-failed': 400,
  'reset-failed': 400,
  'not-verified': 403,
  forbidden: 403,
  'not-allowed': 403,
  'not-subscribed': 403,
  'own-content': 403,
  'own-report': 403,
  'not-public': 403,
  disabled: 403,
  'not-found': 404,
  conflict: 409,
  ended: 409,
  'ended-counted': 409,
  drawn: 409,
  started: 409,
  'too-large': 413,
  'too-many': 429,
  'too-many-today': 429,
  'too-many-messages': 429,
  unavailable: 503,
  general: 500,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** A fault in one field: its path and the key of its message. */
export interface Issue {
  path: (string | number)[]
  /** A key below `errors.field` in the messages, such as `required` or `crossing`. */
  key: string
  /** Values for the message's placeholders: `{ max: 50 }`, `{ lng, lat }`. */
  params?: Record<string, string | number>
}

/** The only error that calls throw on purpose. Any other error is a bug of ours, which clients get as `general`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[]
  /** The seconds after which the same call would be allowed, for `too-many` and `too-many-messages`. */
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, issues: Issue[] = [], { retryAfter }: { retryAfter?: number } = {}) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.issues = issues
    this.retryAfter = retryAfter
  }
}
