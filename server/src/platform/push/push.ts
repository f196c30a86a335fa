import { request as httpRequest } from 'node:http'
import { Agent, request as httpsRequest } from 'node:https'
import { LRUCache } from 'lru-cache'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import type { Tx } from '../db/tables.ts'
import { Breaker } from '../http/breaker.ts'
import { isPublicUrl, publicLookup } from './publicAddress.ts'
import { pushKeys } from './pushKeys.ts'

/** Push services answer within a second, or are away. */
const PATIENCE_MS = 10_000
/** Push services of which is known whether they answer. */
const SERVICES_MAX = 1000
/** The status of a push service that cannot be reached. */
const UNREACHED = 599
/** A device that was off for longer than this does not get what is old by then. */
const TTL_SECONDS = 2 * 24 * 3600

export interface PushSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** The content of a notice on a lock screen: its kind and a title, and where it leads. No words that people wrote to each other. */
export interface PushNotice {
  title: string
  body: string
  /** The path on this site that the notice opens. */
  path: string
  /** The topic: a later notice with the same one replaces it. */
  tag: string
}

/**
 * `gone`: the browser has unsubscribed. `late`: the push service is away, or asks to wait. `refused`: it will never
 * accept this.
 */
export type PushOutcome = 'sent' | 'gone' | 'late' | 'refused'

export interface Push {
  /** Tells whether a client may name this address as that of its push service. */
  allows(endpoint: string): boolean
  send(db: Tx, to: PushSubscription, notice: PushNotice): Promise<PushOutcome>
}

/** @param open tests let it ask a server of this machine, over http too */
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
      // A redirect is not followed: it counts as refused.
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
        // The key is no point of the curve; a browser's key always is.
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
