import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holds } from '../testing/holds.ts'
import { shapeOfStar, star } from '../testing/shapeExamples.ts'
import { checkGeometry, geodesicArea } from './geometry.ts'
import type { Position } from './orientation.ts'
import { polygon, square } from './testShapes.ts'

describe('geodesicArea', () => {
  // ST_Area(geography) of PostGIS 3.3 for the same shapes.
  it.each([
    ['a degree in Friesland', polygon(square()), 7_385_201_237.89],
    ['a field', polygon(square(6.5, 53.2, 0.001)), 7_437.05],
    ['a degree with a hole', polygon(square(), square(5.2, 53.2, 0.5)), 5_536_693_598.89],
    ['a country', polygon(square(5, 45, 8)), 519_763_014_967.29],
    ['a square on the equator', polygon(square(-0.5, -0.5)), 12_309_234_582.5],
  ])('the area is within 0.1%% of PostGIS for %s', (_, shape, m2) => {
    expect(Math.abs(geodesicArea(shape) / m2 - 1)).toBeLessThan(0.001)
  })

  const anywhere: fc.Arbitrary<Position> = fc.tuple(
    fc.integer({ min: -170, max: 170 }),
    fc.integer({ min: -75, max: 75 }),
  )
  const anySize = fc.constantFrom(0.01, 1, 15)

  it('the area of a ring is the same for any first corner and either direction', () =>
    holds([anySize.chain((size) => star(anywhere, size)), fc.nat(23)], ({ ring }, start) => {
      const at = start % ring.length
      const begun = [...ring.slice(at), ...ring.slice(0, at)]
      const m2 = geodesicArea(polygon([...ring, ring[0]!]))
      expect(geodesicArea(polygon([...begun, begun[0]!])) / m2).toBeCloseTo(1, 9)
      expect(geodesicArea(polygon([...begun, begun[0]!].toReversed())) / m2).toBeCloseTo(1, 9)
    }))

  it('the area of a shape is the sum of its triangles, and a hole is subtracted', () =>
    holds([anySize.chain((size) => star(anywhere, size))], ({ center, ring }) => {
      const triangles = ring.map((corner, i): Position[] => [center, corner, ring[(i + 1) % ring.length]!, center])
      const m2 = geodesicArea(polygon([...ring, ring[0]!]))
      const sizes = triangles.map((triangle) => geodesicArea(polygon(triangle)))
      expect(sizes.reduce((sum, size) => sum + size, 0) / m2).toBeCloseTo(1, 6)
      expect((geodesicArea(polygon([...ring, ring[0]!], triangles[0]!)) + sizes[0]!) / m2).toBeCloseTo(1, 9)
    }))
})

describe('checkGeometry of random rings', () => {
  it('a ring of corners around a centre is accepted as a shape, and its surface is returned', () =>
    holds([star()], (one) => {
      const shape = shapeOfStar(one)
      expect(checkGeometry(shape)).toEqual({ ok: true, geometry: shape, m2: geodesicArea(shape) })
    }))
})
