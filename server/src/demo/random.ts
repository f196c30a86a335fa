/** Repeatable random numbers: the same seed gives the same ones on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of the keys, as often as its weight says. */
  weighted<K extends string | number>(weights: readonly (readonly [K, number])[]): K
  /** The items in another order. */
  shuffled<T>(items: readonly T[]): T[]
  /** A v4 uuid. */
  uuid(): string
}

/** Mulberry32 by Tommy Ettinger (public domain): 32 bits of state, plenty for a few thousand draws. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (probability) => next() < probability,
    pick: (from) => at(from, whole(0, from.length - 1)),
    weighted(weights) {
      let rest = next() * weights.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [key, weight] of weights) if ((rest -= weight) < 0) return key
      return at(weights, weights.length - 1)[0]
    },
    shuffled(items) {
      const order = [...items]
      for (let i = order.length - 1; i > 0; i--) {
        const j = whole(0, i)
        ;[order[i], order[j]] = [at(order, j), at(order, i)]
      }
      return order
    },
    uuid() {
      const digits = Array.from({ length: 32 }, () => whole(0, 15).toString(16))
      digits[12] = '4'
      digits[16] = '89ab'.charAt(whole(0, 3))
      return digits.join('').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
  }
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError('There is nothing to pick from.')
  return item
}
