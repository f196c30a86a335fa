import { type AreaShape, geodesicArea, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import { comb, polygon, square, star } from '@fieldfare/shared/geo/testShapes.ts'
import { expect, test } from 'vitest'
import { overlapsWith, surfaceOf } from './overlap.ts'

const parts = (shape: AreaShape) => partsOfShape(shape).map((part) => part.map((ring) => ring.flat()))
const box = (lng: number, lat: number, side: number) => parts(polygon(square(lng, lat, side)))
const SHARED = box(5, 53, 0.1)
const m2Of = (one: ReturnType<typeof parts>, other: ReturnType<typeof parts>) => overlapsWith(one, [other])[0]!

test('overlapsWith: separate and adjacent shapes overlap by 0 m²', () => {
  for (const other of [box(6, 53, 0.1), box(5.1, 53, 0.1), box(5, 54, 0.1)])
    expect(m2Of(SHARED, other).m2).toBeCloseTo(0, 6)
})

test('overlapsWith: the overlap of two shapes equals the surface of the shared land, in either order', () => {
  const corner = surfaceOf(box(5.06, 53.06, 0.04))
  expect(corner / geodesicArea(polygon(square(5.06, 53.06, 0.04)))).toBeCloseTo(1, 4)
  for (const side of [0.05, 0.1, 3]) {
    expect(Math.abs(m2Of(SHARED, box(5.06, 53.06, side)).m2 - corner)).toBeLessThan(1)
    expect(Math.abs(m2Of(box(5.06, 53.06, side), SHARED).m2 - corner)).toBeLessThan(1)
  }
})

test('overlapsWith: holes are excluded, and the overlap along a slanted edge does not depend on other parts of the shape', () => {
  const holed = parts(polygon(square(5, 53, 0.3), square(5.1, 53.1, 0.1)))
  expect(m2Of(holed, box(5.1, 53.1, 0.1)).m2).toBeCloseTo(0, 3)
  expect(m2Of(holed, box(4, 52, 3)).m2).toBeCloseTo(surfaceOf(holed), 0)
  const slanted = parts(
    polygon([
      [5, 53],
      [5.3, 53.1],
      [5.2, 53.4],
      [5, 53],
    ]),
  )
  expect(m2Of(slanted, slanted).m2).toBeCloseTo(surfaceOf(slanted), 0)
  // This shape extends farther elsewhere: its overlap with a third shape stays the same.
  const longer = parts(
    polygon([
      [5, 53],
      [5.3, 53.1],
      [5.9, 53.2],
      [5.2, 53.4],
      [5, 53],
    ]),
  )
  const piece = box(5.05, 53.02, 0.1)
  expect(Math.abs(m2Of(longer, piece).m2 - m2Of(slanted, piece).m2)).toBeLessThan(0.01)
})

test('overlapsWith: shapes with very many crossings are measured approximately, in bounded time', () => {
  const wild = parts(star(5000, 5, 53))
  const others = Array.from({ length: 40 }, (_, i) =>
    parts(i % 2 ? comb(2480, 5 - i / 1000) : star(5000, 5 + i / 1000, 53)),
  )
  const began = performance.now()
  const found = overlapsWith(wild, others)
  expect(performance.now() - began).toBeLessThan(5000)
  expect(found.map(({ exact }) => exact)).toEqual(others.map(() => false))
  const share = found[0]!.m2 / surfaceOf(wild)
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(1.1)
})
