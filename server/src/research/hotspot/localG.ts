/** A cell's z score, and the two-sided probability of a score at least as far from zero; null without a score. */
export interface Score {
  z: number | null
  p: number | null
}

/**
 * Returns the local statistic of Getis and Ord for each place, with weights of 1. With `self`, the statistic is Gi*: each place is a
 * neighbour of itself, and mean and deviation are over all n places, divided by n. Otherwise it is Gi, over the n - 1 other places.
 * Null if all values are equal, or all places are neighbours. Source: Ord and Getis 1995, Geographical Analysis 27, 4.
 * @param neighbours returns the numbers of the neighbours of a place; with `self`, including the place itself
 */
export function localG(values: Float64Array, neighbours: (place: number) => readonly number[], self = true): Score[] {
  const n = values.length
  let [sum, squares] = [0, 0]
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const scoreOf = (place: number): Score => {
    const own = self ? 0 : (values[place] ?? 0)
    const count = self ? n : n - 1
    const mean = (sum - own) / count
    const variance = (squares - own * own) / count - mean * mean
    const near = neighbours(place)
    let total = 0
    for (const one of near) total += values[one] ?? 0
    const w = near.length
    const spread = (count * w - w * w) / (count - 1)
    // The variance of equal values is only a rounding error.
    if (!(variance > 1e-12 * Math.max(1, mean * mean)) || !(spread > 0)) return { z: null, p: null }
    const z = (total - mean * w) / (Math.sqrt(variance) * Math.sqrt(spread))
    return { z, p: twoSided(z) }
  }
  return Array.from({ length: n }, (_, place) => scoreOf(place))
}

const UPPER = [
  0.035_262_496_599_891_1, 0.700_383_064_443_688, 6.373_962_203_531_65, 33.912_866_078_383, 112.079_291_497_871,
  221.213_596_169_931, 220.206_867_912_376,
]
const LOWER = [
  0.088_388_347_648_318_4, 1.755_667_163_182_64, 16.064_177_579_207, 86.780_732_202_946_1, 296.564_248_779_674,
  637.333_633_378_831, 793.826_512_519_948, 440.413_735_824_752,
]
const polynomial = (factors: readonly number[], x: number) => factors.reduce((sum, factor) => sum * x + factor, 0)

/**
 * Returns the probability of a value at least as far from zero under the standard normal distribution, to 1e-14. Source: Hart's formula
 * as in West 2005, Better approximations to cumulative normal functions.
 */
export function twoSided(z: number): number {
  const x = Math.abs(z)
  if (x > 37) return 0
  const power = Math.exp((-x * x) / 2)
  if (x < 7.071_067_811_865_47) return Math.min(1, (2 * power * polynomial(UPPER, x)) / polynomial(LOWER, x))
  const fraction = x + 1 / (x + 2 / (x + 3 / (x + 4 / (x + 0.65))))
  return (2 * power) / fraction / 2.506_628_274_631
}

/** The highest adjusted probability of the bins 3, 2 and 1: for confidences of 99, 95 and 90 percent. */
const BINS: readonly (readonly [bin: number, most: number])[] = [
  [3, 0.01],
  [2, 0.05],
  [1, 0.1],
]
/** The significance of a score. 1, 2, 3: above chance at 90, 95, 99 percent; -1, -2, -3: below chance; 0: not significant. */
export type Bin = -3 | -2 | -1 | 0 | 1 | 2 | 3

/** Returns the bin of each score; probabilities are adjusted for multiple testing by Benjamini and Hochberg 1995. */
export function binsOf(scores: readonly Score[]): Bin[] {
  const n = scores.length
  const ps = scores.map(({ p }) => p ?? 1)
  const order = Array.from({ length: n }, (_, i) => i).toSorted((a, b) => (ps[a] ?? 1) - (ps[b] ?? 1) || a - b)
  const bins = Array.from<Bin>({ length: n }).fill(0)
  let least = 1
  for (let rank = n; rank >= 1; rank--) {
    const at = order[rank - 1] ?? 0
    least = Math.min(least, ((ps[at] ?? 1) * n) / rank)
    const bin = BINS.find(([, most]) => least <= most)?.[0] ?? 0
    bins[at] = ((scores[at]?.z ?? 0) < 0 && bin > 0 ? -bin : bin) as Bin
  }
  return bins
}
