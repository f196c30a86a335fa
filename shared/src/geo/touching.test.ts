import { ClipType } from 'clipper2-ts'
import { expect, test } from 'vitest'
import { holds } from '../testing/holds.ts'
import { shapeOfStar, star } from '../testing/shapeExamples.ts'
import { combine, flatSize, grid, partsOf, pathsOf } from './clip.ts'
import type { AreaShape, Ring } from './geometry.ts'
import { shapesTouch } from './touching.ts'

const ring = (west: number, south: number, size: number): Ring => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]
const square = (west: number, south: number, size: number, ...holes: Ring[]): AreaShape => ({
  type: 'Polygon',
  coordinates: [ring(west, south, size), ...holes],
})
const both = (a: AreaShape, b: AreaShape) => [shapesTouch(a, b), shapesTouch(b, a)]

test('shapesTouch: separate shapes, a shape in a hole of the other, and shapes of which only the boxes overlap do not touch', () => {
  expect(both(square(0, 0, 1), square(3, 0, 1))).toEqual([false, false])
  expect(both(square(0, 0, 9, ring(2, 2, 5)), square(3, 3, 1))).toEqual([false, false])
  const corner: AreaShape = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [4, 0],
        [0, 4],
        [0, 0],
      ],
    ],
  }
  expect(both(corner, square(3, 3, 1))).toEqual([false, false])
})

test('shapesTouch: crossing, contained and adjacent shapes touch, and so does a shape of which only one part touches', () => {
  expect(both(square(0, 0, 4), square(3, 3, 4))).toEqual([true, true])
  expect(both(square(0, 0, 9), square(3, 3, 1))).toEqual([true, true])
  expect(both(square(0, 0, 1), square(1, 0, 1))).toEqual([true, true])
  expect(both(square(0, 0, 1), square(1, 1, 1))).toEqual([true, true])
  // Neither shape has a corner in the other.
  const bar = (west: number, south: number, east: number, north: number): AreaShape => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  })
  expect(both(bar(0, 4, 9, 5), bar(4, 0, 5, 9))).toEqual([true, true])
  const parts: AreaShape = { type: 'MultiPolygon', coordinates: [[ring(20, 20, 1)], [ring(3, 3, 1)]] }
  expect(both(square(0, 0, 9), parts)).toEqual([true, true])
})

test('shapesTouch: the result is the same in either order, and true exactly for shapes with common land', () =>
  holds([star(undefined, 0.7), star(undefined, 0.7)], (one, other) => {
    const [a, b] = [shapeOfStar(one), shapeOfStar(other)]
    const on = grid(a)
    const common = partsOf(combine(ClipType.Intersection, pathsOf(on, a), pathsOf(on, b)))
    // An overlap of less than a square metre may count as an edge.
    const m2 = common.reduce((sum, part) => sum + flatSize(on, part), 0)
    const [answer, turned] = both(a, b)
    expect(turned).toBe(answer)
    if (m2 > 1) expect(answer).toBe(true)
    if (common.length === 0) expect(answer).toBe(false)
  }))
