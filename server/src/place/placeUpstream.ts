import type { Config } from '../config.ts'
import { upstreamHeaders } from '../http/upstreamHeaders.ts'

/** How long a place service may take, in milliseconds: after that the person sees what is known without it. */
export const PLACES_MS = 1500
/** Bytes of an answer: six results with all their names take a few thousand. */
const ANSWER_MAX = 256 * 1024
/** So many failures in a row, and a service is left alone for `PAUSE_MS`. */
const FAILURES = 5
const PAUSE_MS = 30_000
/** The longest that a service's own `Retry-After` is kept to. */
const RETRY_MAX_MS = 10 * 60_000

/** A place service that did not answer as it should. The reason holds no words of the search: it may be logged. */
export class ServiceAway extends Error {
  /** It was not asked at all, since it failed before. */
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
 * Asks one service: no redirects, no answer that is not JSON or larger than `ANSWER_MAX`. After `FAILURES` failures in a row it is
 * not asked for `PAUSE_MS`, or for as long as it says itself, and then once at a time until it answers.
 */
export function makeAsk(config: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>, now = () => Date.now()): Ask {
  const headers = { ...upstreamHeaders(config), accept: 'application/json' }
  let failures = 0
  let openAt = 0
  let trying = false

  return async (url, signal) => {
    const proving = failures >= FAILURES
    if (now() < openAt || (proving && trying)) throw new ServiceAway('failed before', true)
    trying = proving
    try {
      const response = await fetch(url, { headers, redirect: 'error', signal }).catch((error: unknown) => {
        throw new ServiceAway(signal.aborted ? 'no answer in time' : reasonOf(error))
      })
      const answer = await jsonOf(response, signal)
      failures = 0
      return answer
    } catch (error) {
      // The service is there and refuses this one question.
      if (error instanceof Refused && error.status >= 400 && error.status < 500 && error.status !== 429) {
        failures = 0
        throw error
      }
      failures++
      if (error instanceof Refused && error.retryMs > 0) openAt = now() + Math.min(error.retryMs, RETRY_MAX_MS)
      else if (failures >= FAILURES) openAt = now() + PAUSE_MS
      throw error
    } finally {
      if (proving) trying = false
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

// The message of a failed fetch may name the address, and with it what was searched.
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
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.byteLength
      // Leaving the loop cancels the body.
      if (size > ANSWER_MAX) throw new ServiceAway('answers with too much')
      parts.push(part)
    }
  } catch (error) {
    if (error instanceof ServiceAway) throw error
    throw new ServiceAway(signal.aborted ? 'no answer in time' : 'broke off')
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown
  } catch {
    throw new ServiceAway('answers with broken JSON')
  }
}
