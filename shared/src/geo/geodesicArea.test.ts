import { describe, expect, it } from 'vitest'
import { geodesicArea } from './geometry.ts'
import { polygon, square } from './testShapes.ts'

describe('geodesicArea', () => {
  // ST_Area(geography) of PostGIS 3.3 for the same shapes.
  it.each([
    ['a degree in Friesland', polygon(square()), 7_385_201_237.89],
    ['a field', polygon(square(6.5, 53.2, 0.001)), 7_437.05],
    ['a degree with a hole', polygon(square(), square(5.2, 53.2, 0.5)), 5_536_693_598.89],
    ['a country', polygon(square(5, 45, 8)), 519_763_014_967.29],
    ['a square on the equator', polygon(square(-0.5, -0.5)), 12_309_234_582.5],
  ])('is within 0.1%% of PostGIS for %s', (_, shape, m2) => {
    expect(Math.abs(geodesicArea(shape) / m2 - 1)).toBeLessThan(0.001)
  })
  it('does not mind which way round', () => {
    expect(geodesicArea(polygon(square().reverse()))).toBeCloseTo(geodesicArea(polygon(square())), 3)
  })
})
