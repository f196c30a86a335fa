import { AppError } from '@fieldfare/shared/errors.ts'
import { NoAnswerError } from '../i18n/failure.ts'

/**
 * The outcome of a request. `answered`: our server answered, be it with a refusal. `away`: a balancer answered that our server
 * is not there. `intercepted`: the network answered in its place. `none`: nothing answered.
 */
export type Outcome = 'answered' | 'away' | 'intercepted' | 'none'

/** Milliseconds that a server may say nothing before a request counts as unanswered. */
export const SILENCE_MS = 30_000
/** Bytes a millisecond on the slowest network that a call is sent over. */
const SLOWEST = 4

const listeners = new Set<(outcome: Outcome) => void>()

/** Calls the listener with the outcome of each request. Returns what ends that. */
export function onOutcome(listener: (outcome: Outcome) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(outcome: Outcome): void {
  for (const listener of listeners) listener(outcome)
}

interface Head {
  type: string
  status: number
  contentType: string | null
}

/**
 * Returns the outcome of an answer: everything our server says to a call is JSON and none of it redirects, so that
 * pages and redirects are of a proxy or a captive portal.
 */
export function outcomeOf({ type, status, contentType }: Head): Outcome {
  if (type === 'opaqueredirect' || status === 511) return 'intercepted'
  if (/\bjson\b/i.test(contentType ?? '')) return 'answered'
  return status >= 500 ? 'away' : 'intercepted'
}

/** A refusal by a proxy that our server could have answered as well. */
const PROXY_CODES = { 413: 'too-large', 429: 'too-many' } as const
const isProxyStatus = (status: number): status is keyof typeof PROXY_CODES => status in PROXY_CODES

/** The error of a response that is not our server's; undefined if it is. */
export function errorOf(head: Head): Error | undefined {
  const outcome = outcomeOf(head)
  tell(outcome)
  if (outcome === 'answered') return undefined
  if (outcome === 'away') return new AppError('unavailable')
  return isProxyStatus(head.status) ? new AppError(PROXY_CODES[head.status]) : new NoAnswerError('intercepted')
}

/** The error of a request without a response. */
export function errorWithout(cause?: unknown): Error {
  tell('none')
  return new NoAnswerError('network', cause)
}

/** Returns the milliseconds that a request may take: a write also by its size. Sent again, a write changes nothing. */
const limitOf = (body: unknown): number =>
  SILENCE_MS + (typeof body === 'string' ? Math.ceil(body.length / SLOWEST) : 0)

/**
 * `fetch` for what our server answers in JSON. Ends without an answer when a network lets it hang.
 * @throws NoAnswerError, AppError if a proxy answered that the server is away, AbortError
 */
export async function ask(url: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  const limit = AbortSignal.timeout(limitOf(init.body))
  const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit
  let response: Response
  try {
    response = await fetch(url, { ...init, signal, redirect: 'manual' })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw errorWithout(error)
  }
  const { type, status, headers } = response
  const error = errorOf({ type, status, contentType: headers.get('content-type') })
  if (error) throw error
  return response
}

/** Makes the response of a text that the server answered before. */
export const answered = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } })
