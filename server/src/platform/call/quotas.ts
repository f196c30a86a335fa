import { LRUCache } from 'lru-cache'
import type { Allowance } from './bucket.ts'

/** The most keys whose use is remembered; the key that was unused for the longest is forgotten first. */
const KEYS_MAX = 10_000
/** Milliseconds without a call after which a client counts as absent. */
const PRESENT_MS = 1000
/** The longest wait of a key in seconds. Use that would make a key wait longer, such as use while the key was alone, does not count. */
const DEBT_SECONDS = 2

export interface Quota extends Allowance {
  /** The value in place of DEBT_SECONDS, if a single use may need more seconds than that to refill. */
  debtSeconds?: number
}

/** Knows for each key whether another key was active within the last PRESENT_MS. */
export class Presence {
  readonly #now: () => number
  #last: { key: string; at: number } | undefined
  /** The time when a key other than `#last` was last active. */
  #otherAt = -Infinity

  constructor(now = () => performance.now()) {
    this.#now = now
  }

  seen(key: string): void {
    if (this.#last && this.#last.key !== key) this.#otherAt = this.#last.at
    this.#last = { key, at: this.#now() }
  }

  othersThan(key: string): boolean {
    const last = this.#last && this.#last.key !== key ? this.#last.at : this.#otherAt
    return this.#now() - last < PRESENT_MS
  }
}

/**
 * Limits how much of something each key may use while other keys are active. A key that has used more waits until its
 * quota has refilled; a key that is alone does not wait.
 */
export class Quotas {
  readonly #quota: Quota
  readonly #presence: Presence
  readonly #now: () => number
  readonly #left = new LRUCache<string, { amount: number; at: number }>({ max: KEYS_MAX })

  constructor(quota: Quota, presence: Presence, now = () => performance.now()) {
    this.#quota = quota
    this.#presence = presence
    this.#now = now
  }

  seen(key: string): void {
    this.#presence.seen(key)
  }

  charge(key: string, amount: number): void {
    const { perSecond, debtSeconds = DEBT_SECONDS } = this.#quota
    const least = -debtSeconds * perSecond
    this.#left.set(key, { amount: Math.max(least, this.#leftOf(key) - amount), at: this.#now() })
  }

  /** The milliseconds that the key still has to wait, as far as is known now. */
  waitOf(key: string): number {
    const left = this.#leftOf(key)
    return left < 0 && this.#presence.othersThan(key) ? (-left / this.#quota.perSecond) * 1000 : 0
  }

  #leftOf(key: string): number {
    const { burst, perSecond } = this.#quota
    const bucket = this.#left.peek(key)
    return bucket ? Math.min(burst, bucket.amount + ((this.#now() - bucket.at) / 1000) * perSecond) : burst
  }
}
