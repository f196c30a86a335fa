import type { Config } from '../../platform/config.ts'
import { BodyTooLarge, boundedBody } from '../../platform/http/boundedBody.ts'
import { Breaker } from '../../platform/http/breaker.ts'
import { upstreamHeaders } from '../../platform/http/upstreamHeaders.ts'

/** Milliseconds that a place service may take; after that the person gets the results found without it. */
export const PLACES_MS = 1500
/** The largest answer, in bytes: six results with all their names take a few thousand. */
const ANSWER_MAX = 256 * 1024

/** Thrown if a place service gave no usable answer. The message has no words of the search, since it may be logged. */
export class ServiceAway extends Error {
  /** True if the service was not requested at all, because it had failed before. */
  readonly spared: boolean

  constructor(why: string, spared = false) {
    super(why)
    this.name = 'ServiceAway'
    this.spared = spared
  }
}

/** Fetches JSON from one place service. @throws ServiceAway */
export type Ask = (url: URL, signal: AbortSignal) => Promise<unknown>

/**
 * Makes a function that requests one service: redirects, answers that are not JSON and answers larger than `ANSWER_MAX` count as failures.
 * A service that keeps failing, or asks for a pause, is not requested for a while.
 */
export function makeAsk(config: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>): Ask {
  const headers = { ...upstreamHeaders(config), accept: 'application/json' }
  const breaker = new Breaker()

  return async (url, signal) => {
    if (!breaker.allows()) throw new ServiceAway('failed before', true)
    try {
      const response = await fetch(url, { headers, redirect: 'error', signal }).catch((error: unknown) => {
        throw new ServiceAway(signal.aborted ? 'no answer in time' : reasonOf(error))
      })
      const answer = await jsonOf(response, signal)
      breaker.succeeded()
      return answer
    } catch (error) {
      const refused = error instanceof Refused ? error : null
      // A 4xx answer other than 429 means that the service works and refuses this one search.
      if (refused && refused.status >= 400 && refused.status < 500 && refused.status !== 429) breaker.succeeded()
      else breaker.failed(refused?.retryMs)
      throw error
    }
  }
}

class Refused extends ServiceAway {
  readonly status: number
  readonly retryMs: number

  constructor({ status, headers }: Response) {
    super(`status ${status}`)
    this.status = status
    this.retryMs = (Number(headers.get('retry-after')) || 0) * 1000
  }
}

// The message of a failed fetch may contain the URL, and so the words of the search.
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof Error && /redirect/i.test(cause.message)) return 'redirects'
  return cause instanceof Error && 'code' in cause ? `not reached: ${String(cause.code)}` : 'not reached'
}

async function jsonOf(response: Response, signal: AbortSignal): Promise<unknown> {
  const { ok, headers, body } = response
  if (!ok || !/\bjson\b/i.test(headers.get('content-type') ?? '')) {
    await body?.cancel().catch(() => undefined)
    throw ok ? new ServiceAway('answers with something else than JSON') : new Refused(response)
  }
  const bytes = await boundedBody(response, ANSWER_MAX).catch((error: unknown) => {
    if (error instanceof BodyTooLarge) throw new ServiceAway('answers with too much')
    throw new ServiceAway(signal.aborted ? 'no answer in time' : 'broke off')
  })
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    throw new ServiceAway('answers with broken JSON')
  }
}
