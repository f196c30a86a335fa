import { request as httpRequest } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { LRUCache } from 'lru-cache'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tables.ts'
import { Breaker } from '../http/breaker.ts'
import { isPublicUrl, publicLookup } from './publicAddress.ts'
import { pushKeys } from './pushKeys.ts'

/** Milliseconds without an answer after which a push service counts as away; most answer within a second. */
const PATIENCE_MS = 10_000
/** The most push services of which the process remembers whether they answer. */
const SERVICES_MAX = 1000
/** The status that is used for a push service that cannot be reached. */
const UNREACHED = 599
/** Seconds for which a push service keeps a notice for a device that is off; after that the notice is out of date. */
const TTL_SECONDS = 2 * 24 * 3600

export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** The content of a notice on a lock screen: its kind and title, and the path that it opens. It contains no text that people wrote to each other. */
export interface PushNotice {
  title: string
  body: string
  /** The path on this site that the notice opens. */
  path: string
  /** The topic: a later notice with the same tag replaces this one. */
  tag: string
}

/**
 * The outcome of a push. `gone`: the browser has unsubscribed. `late`: the push service is away, or asks to wait.
 * `refused`: the service will never accept this notice.
 */
export type PushOutcome = 'sent' | 'gone' | 'late' | 'refused'

export interface Push {
  /** Tells whether a client may register this URL as that of its push service. */
  allows(endpoint: string): boolean
  send(db: Tx, to: PushSubscription, notice: PushNotice): Promise<PushOutcome>
}

/** Makes the sender of push notices. @param open true in tests: also allows servers of this machine, and http */
export function makePush(config: Pick<Config, 'PUBLIC_URL' | 'SUPPORT_ADDRESS'>, open = false): Push {
  const services = new LRUCache<string, Breaker>({ max: SERVICES_MAX })
  const serviceOf = (endpoint: string): Breaker => {
    const { host } = new URL(endpoint)
    const service = services.get(host) ?? new Breaker()
    services.set(host, service)
    return service
  }
  const { PUBLIC_URL, SUPPORT_ADDRESS } = config
  const subject = PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : `mailto:${SUPPORT_ADDRESS ?? 'push@fieldfare.example'}`
  const agent = new Agent({ lookup: publicLookup })
  const allows = (endpoint: string) => open || isPublicUrl(endpoint)
  const post = (url: string, headers: Record<string, string>, body: Buffer) =>
    new Promise<number>((resolve, reject) => {
      const plain = open && url.startsWith('http:')
      const options = { method: 'POST', headers, timeout: PATIENCE_MS, signal: AbortSignal.timeout(PATIENCE_MS) }
      // A redirect is not followed, and counts as refused.
      const request = plain ? httpRequest(url, options) : httpsRequest(url, open ? options : { ...options, agent })
      request.on('response', (response) => {
        response.destroy()
        resolve(response.statusCode ?? 0)
      })
      request.on('timeout', () => request.destroy(new Error('too slow')))
      request.on('error', reject)
      request.end(body)
    })
  return {
    allows,
    async send(db, { endpoint, p256dh, auth }, notice) {
      if (!allows(endpoint)) return 'refused'
      const { publicKey, privateKey } = await pushKeys(db, PUBLIC_URL)
      let details: webPush.RequestDetails
      try {
        details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: TTL_SECONDS,
          urgency: 'normal',
          contentEncoding: 'aes128gcm',
        })
      } catch {
        // The subscription's key is no point of the elliptic curve; a browser's key always is.
        return 'refused'
      }
      const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]))
      const service = serviceOf(endpoint)
      if (!service.allows()) return 'late'
      const status = await post(endpoint, headers, details.body ?? Buffer.alloc(0)).catch(() => UNREACHED)
      if (status >= 500) service.failed()
      else service.succeeded()
      return outcomeOf(status)
    },
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'late' : 'refused'
}
