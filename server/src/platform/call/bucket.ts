import { LRUCache } from 'lru-cache'

/** The size of the bucket, and the tokens that come back per second. */
export interface Allowance {
  burst: number
  perSecond: number
}

/** Takes `many` tokens, one by default, from a bucket; returns false and takes none if fewer are left. */
export type Take = (many?: number) => boolean

/** Creates a token bucket: calls take tokens from it, and it refills over time. */
export function makeBucket({ burst, perSecond }: Allowance, now = () => performance.now()): Take {
  let [left, at] = [burst, now()]
  return (many = 1) => {
    const time = now()
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond)
    at = time
    if (left < many) return false
    left -= many
    return true
  }
}

/** The most keys whose use is remembered; the key that was unused for the longest is forgotten first. */
const KEYS_MAX = 10_000

/** Creates one bucket per key, in the memory of this process: counting must cost no database write. */
export function makeBuckets(allowance: Allowance): (key: string, many?: number) => boolean {
  const buckets = new LRUCache<string, Take>({ max: KEYS_MAX })
  return (key, many) => {
    const take = buckets.get(key) ?? makeBucket(allowance)
    buckets.set(key, take)
    return take(many)
  }
}
