import { AppError } from '@fieldfare/shared/errors.ts'
import { NoAnswerError } from '../i18n/failure.ts'

/**
 * The outcome of a request. `answered`: our server answered, be it with a refusal. `away`: a load balancer answered that our
 * server is unavailable. `intercepted`: the network answered in our server's place. `none`: nothing answered.
 */
export type Outcome = 'answered' | 'away' | 'intercepted' | 'none'

/** Milliseconds of silence of the server after which a request counts as unanswered. */
export const SILENCE_MS = 30_000
/** Bytes per millisecond on the slowest network that time limits allow for. */
const SLOWEST = 4

const listeners = new Set<(outcome: Outcome) => void>()

/** Calls the listener with the outcome of each request. Returns a function that removes the listener. */
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
 * Returns the outcome of an answer. Our server answers every call in JSON and never redirects, so that HTML pages and
 * redirects come from a proxy or a captive portal.
 */
export function outcomeOf({ type, status, contentType }: Head): Outcome {
  if (type === 'opaqueredirect' || status === 511) return 'intercepted'
  if (/\bjson\b/i.test(contentType ?? '')) return 'answered'
  return status >= 500 ? 'away' : 'intercepted'
}

/** The error codes for a proxy's refusals, by status: our server refuses for these reasons, too. */
const PROXY_CODES = { 413: 'too-large', 429: 'too-many' } as const
const isProxyStatus = (status: number): status is keyof typeof PROXY_CODES => status in PROXY_CODES

/** Reports the outcome of a response. Returns an error if the response does not come from our server, else undefined. */
export function errorOf(head: Head): Error | undefined {
  const outcome = outcomeOf(head)
  tell(outcome)
  if (outcome === 'answered') return undefined
  if (outcome === 'away') return new AppError('unavailable')
  return isProxyStatus(head.status) ? new AppError(PROXY_CODES[head.status]) : new NoAnswerError('intercepted')
}

/** Reports a request without a response, and returns its error. */
export function errorWithout(cause?: unknown): Error {
  tell('none')
  return new NoAnswerError('network', cause)
}

/** Returns the milliseconds that a request may take: more for a large write. Sending the same write again after that has no further effect. */
const limitOf = (body: unknown): number =>
  SILENCE_MS + (typeof body === 'string' ? Math.ceil(body.length / SLOWEST) : 0)

/**
 * `fetch` for what our server answers in JSON. Fails after a time limit if the network lets the request hang.
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

/** Makes a response from the text of an earlier answer of the server. */
export const answered = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'application/json' } })
