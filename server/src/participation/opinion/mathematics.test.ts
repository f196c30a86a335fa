import { expect, test } from 'vitest'
import { clustered, silhouette, startCentres } from './clusters.ts'
import { components, projected } from './components.ts'
import { differenceTest, likelihood, shareTest, typicalOf } from './typical.ts'
import { type Vote, voteMatrix } from './voteMatrix.ts'

const vote = (voter: string, viewpoint: string, value: -1 | 0 | 1): Vote => ({ voter, viewpoint, value })
const count = (agrees: number, disagrees: number, passes = 0) => ({ agrees, disagrees, passes })

// The covariance of these votes is [[1, 1, 0], [1, 1, 0], [0, 0, 0.5]]: its directions are (1, 1, 0) and (0, 0, 1).
const OPPOSED = [
  vote('a', 'one', 1),
  vote('a', 'two', 1),
  vote('b', 'one', -1),
  vote('b', 'two', -1),
  vote('c', 'one', 1),
  vote('c', 'two', 1),
  vote('d', 'one', -1),
  vote('d', 'two', -1),
  vote('a', 'three', 1),
  vote('b', 'three', 1),
]

test('voteMatrix: the mean of a column counts only the votes cast', () => {
  const { means, cast, voters } = voteMatrix(['one', 'three', 'nobody'], [...OPPOSED, vote('e', 'three', 0)])
  expect(voters).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect([...means]).toEqual([0, 2 / 3, 0])
  expect([...cast]).toEqual([2, 2, 1, 1, 1])
})

test('components: the first direction is that of the greatest variance, and the second is orthogonal to the first', () => {
  const votes = [
    ...OPPOSED.filter(({ viewpoint }) => viewpoint !== 'three'),
    vote('a', 'three', 1),
    vote('b', 'three', 1),
  ]
  const whole = [...votes, vote('c', 'three', 0), vote('d', 'three', 0)]
  const [first, second] = components(voteMatrix(['one', 'two', 'three'], whole))
  const half = Math.SQRT1_2
  expect([...first].map((value) => Math.abs(value))).toEqual([
    expect.closeTo(half, 6),
    expect.closeTo(half, 6),
    expect.closeTo(0, 6),
  ])
  expect(Math.abs(second[2] ?? 0)).toBeCloseTo(1, 6)
})

test('components: directions keep the signs of the previous directions', () => {
  const matrix = voteMatrix(['one', 'two'], OPPOSED)
  const [first] = components(matrix)
  const [mirrored] = components(matrix, [[...first].map((value) => -value), [0, 0]])
  expect([...mirrored]).toEqual([...first].map((value) => expect.closeTo(-value, 9)))
})

test('projected: a person who voted on half of the viewpoints lies as far out as one who voted on all', () => {
  const matrix = voteMatrix(
    ['one', 'two'],
    OPPOSED.filter(({ voter, viewpoint }) => voter !== 'd' || viewpoint === 'one'),
  )
  const [a, , , d] = projected(matrix, [Float64Array.of(Math.SQRT1_2, Math.SQRT1_2), Float64Array.of(0, 0)])
  const meanTwo = 1 / 3
  expect(a?.x).toBeCloseTo(Math.SQRT1_2 * (1 + (1 - meanTwo)), 9)
  expect(d?.x).toBeCloseTo(-Math.SQRT2 * Math.SQRT1_2, 9)
})

test('silhouette: four points in two pairs have the value computed by hand', () => {
  const points = [0, 1, 10, 11].map((x) => ({ x, y: 0, weight: 1 }))
  // 1 - 1/10.5 for the outer, 1 - 1/9.5 for the inner points.
  expect(silhouette(points, [0, 0, 1, 1])).toBeCloseTo((2 * (1 - 1 / 10.5) + 2 * (1 - 1 / 9.5)) / 4, 12)
  expect(silhouette(points, [0, 1, 0, 1])).toBeLessThan(0)
})

test('clustered: two separate sets of points give two clusters, and startCentres returns one centre for equal points', () => {
  const points = [0, 1, 2, 20, 21, 22].map((x) => ({ x, y: 0, weight: 1 }))
  const { of, centres } = clustered(points, startCentres(points, 2))
  expect([new Set(of.slice(0, 3)).size, new Set(of.slice(3)).size, new Set(of).size]).toEqual([1, 1, 2])
  expect(centres.map(({ x }) => x).toSorted((a, b) => a - b)).toEqual([1, 21])
  const equal = points.map((point) => ({ ...point, x: 4 }))
  expect(startCentres(equal, 3)).toHaveLength(1)
})

test('shareTest, differenceTest, likelihood: return the values computed by hand', () => {
  // 2 x sqrt(10) x (9/10 - 1/2)
  expect(shareTest(8, 9)).toBeCloseTo(2 * Math.sqrt(10) * 0.4, 12)
  // 9/10 and 3/10, pooled 12/20
  expect(differenceTest(8, 9, 2, 9)).toBeCloseTo(0.6 / Math.sqrt(0.6 * 0.4 * 0.2), 12)
  expect(differenceTest(9, 9, 9, 9)).toBe(0)
  expect(likelihood(count(3, 1), true)).toBe(4 / 6)
  expect(likelihood(count(0, 0), false)).toBe(0.5)
})

test('typicalOf: returns at most five viewpoints that are significant in both tests; if none is, only the strongest', () => {
  const strong = Array.from({ length: 7 }, (_, at) => ({ viewpoint: `s${at}`, own: count(9, 1), others: count(1, 9) }))
  const common = { viewpoint: 'common', own: count(10, 0), others: count(10, 0) }
  expect(typicalOf([...strong, common]).map(({ viewpoint }) => viewpoint)).toEqual(['s0', 's1', 's2', 's3', 's4'])
  const weak = { viewpoint: 'weak', own: count(1, 3), others: count(3, 3) }
  expect(typicalOf([common, weak])).toEqual([{ viewpoint: 'weak', agrees: false }])
  expect(typicalOf([{ viewpoint: 'unseen', own: count(0, 0), others: count(5, 5) }])).toEqual([])
})
