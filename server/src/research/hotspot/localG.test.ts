import { expect, test } from 'vitest'
import { binsOf, localG, twoSided } from './localG.ts'

/** The example of six points, with their values, in PySAL's documentation of esda.G_Local. */
const POINTS = [
  [10, 10],
  [20, 10],
  [40, 10],
  [15, 20],
  [30, 20],
  [30, 30],
] as const
const VALUES = new Float64Array([2, 3, 3.2, 5, 8, 7])
const near = (self: boolean) => (place: number) =>
  POINTS.flatMap((point, other) => {
    const [x = 0, y = 0] = POINTS[place] ?? []
    return Math.hypot(point[0] - x, point[1] - y) <= 15 && (self || other !== place) ? [other] : []
  })

test('localG: no score is returned if all values are equal, or if all places are neighbours', () => {
  expect(localG(new Float64Array([4, 4, 4]), (i) => [i])).toEqual(Array(3).fill({ z: null, p: null }))
  expect(localG(new Float64Array([1, 2, 3]), () => [0, 1, 2])).toEqual(Array(3).fill({ z: null, p: null }))
  expect(localG(new Float64Array(0), () => [])).toEqual([])
})

test('localG: Gi* and Gi of six points equal those that PySAL publishes, to a millionth', () => {
  const rounded = (self: boolean) => localG(VALUES, near(self), self).map(({ z }) => z ?? NaN)
  const star = [-1.39727626, -0.28917762, 0.65064964, -0.28917762, 1.23452088, 2.02424331]
  const plain = [-1.0136729, -0.04361589, 1.31558703, -0.31412676, 1.15373986, 1.77833941]
  for (const [i, z] of rounded(true).entries()) expect(Math.abs(z - (star[i] ?? 0))).toBeLessThan(1e-6)
  for (const [i, z] of rounded(false).entries()) expect(Math.abs(z - (plain[i] ?? 0))).toBeLessThan(1e-6)
})

test('twoSided: returns the known probabilities of quantiles of the normal distribution, and 0 in the far tails', () => {
  expect(twoSided(0)).toBe(1)
  expect(twoSided(1.959963984540054)).toBeCloseTo(0.05, 12)
  expect(twoSided(-2.5758293035489004)).toBeCloseTo(0.01, 12)
  expect(twoSided(8) / 1.2441921148543573e-15).toBeCloseTo(1, 6)
  expect(twoSided(40)).toBe(0)
})

test('binsOf: probabilities are adjusted for multiple testing, and a negative score gets a negative bin', () => {
  const scores = [0.001, 0.02, 0.03, 0.5].map((p, i) => ({ p, z: i === 1 ? -2 : 2 }))
  // The adjusted probabilities are 0.004, 0.04, 0.04, 0.5.
  expect(binsOf(scores)).toEqual([3, -2, 2, 0])
  expect(binsOf([{ z: null, p: null }])).toEqual([0])
})
