import { BodyTooLarge, boundedBody } from '../../platform/http/boundedBody.ts'

/** Milliseconds that an upstream may take until its whole answer has arrived. */
const PATIENCE_MS = 10_000
/** The size limit of an answer: more than any tile that a map can draw in time. */
export const BYTES_MAX = 8 * 1024 * 1024
const REDIRECTS_MAX = 3
const NONE = new Set([204, 400, 404, 410])

/** Thrown for an unusable answer of an upstream; `retryAfterMs` if it says when to ask again. */
export class UpstreamError extends Error {
  readonly retryAfterMs: number | undefined

  constructor(message: string, retryAfterMs?: number) {
    super(message)
    this.retryAfterMs = retryAfterMs
  }
}

export interface UpstreamAnswer {
  /**
   * The body; null if the upstream has no such thing (204, 404, 410, or 400 as WMTS answers to a tile out of range).
   */
  body: Buffer | null
  /** The content type in small letters, without parameters. */
  type: string
  /** The milliseconds that the answer may be kept, if the upstream says so. */
  maxAgeMs: number | undefined
}

/** Requests a URL of an upstream. */
export type UpstreamGet = (url: string) => Promise<UpstreamAnswer>

/** Makes a function that requests URLs with these headers. That function throws UpstreamError, also if an answer is too slow or too large. */
export function makeUpstreamGet(headers: Record<string, string>, patienceMs = PATIENCE_MS): UpstreamGet {
  return async (url) => {
    const signal = AbortSignal.timeout(patienceMs)
    try {
      const response = await follow(url, headers, signal)
      if (NONE.has(response.status)) {
        await response.body?.cancel()
        return { body: null, type: '', maxAgeMs: undefined }
      }
      if (response.status !== 200) {
        await response.body?.cancel()
        throw new UpstreamError(`answered ${response.status}`, retryAfter(response.headers.get('retry-after')))
      }
      return {
        body: await boundedBody(response, BYTES_MAX),
        type: (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '',
        maxAgeMs: maxAgeOf(response.headers.get('cache-control')),
      }
    } catch (error) {
      if (error instanceof UpstreamError) throw error
      if (error instanceof BodyTooLarge) throw new UpstreamError('too large')
      throw new UpstreamError(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    }
  }
}

/**
 * Follows redirects within the host only: an upstream must not send requests elsewhere, such as to the private network.
 */
async function follow(url: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
  let at = new URL(url)
  for (let steps = 0; steps <= REDIRECTS_MAX; steps++) {
    const response = await fetch(at, { headers, signal, redirect: 'manual' })
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || !location) return response
    await response.body?.cancel()
    const next = new URL(location, at)
    const isSafer = at.protocol === 'http:' && next.protocol === 'https:' && next.hostname === at.hostname
    if (next.origin !== at.origin && !isSafer) throw new UpstreamError(`redirects to ${next.host}`)
    at = next
  }
  throw new UpstreamError('redirects without end')
}

function maxAgeOf(header: string | null): number | undefined {
  const [, seconds] = /(?:^|[\s,])(?:s-maxage|max-age)=(\d{1,12})/i.exec(header ?? '') ?? []
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

function retryAfter(header: string | null): number | undefined {
  return header && /^\d{1,6}$/.test(header) ? Number(header) * 1000 : undefined
}
