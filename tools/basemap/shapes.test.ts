import { describe, expect, test } from 'vitest'
import { Nearness } from './nearness.ts'
import { boundsOf, flatten, roundCorners } from './shapes.ts'

describe('roundCorners', () => {
  test('rounding corners leaves a line of two points unchanged', () => {
    const line = [
      [0, 0],
      [1, 1],
    ]
    expect(roundCorners(line, 1)).toBe(line)
  })

  test('rounding corners keeps the first and last point of a line', () => {
    const rounded = roundCorners(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      1,
    )
    expect(rounded[0]).toEqual([0, 0])
    expect(rounded.at(-1)).toEqual([10, 10])
  })

  test('rounding a corner moves no point farther from the corner than the given reach', () => {
    for (const [x = 0, y = 0] of roundCorners(
      [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      1,
    ).slice(1, -1)) {
      expect(Math.hypot(x - 10, y)).toBeLessThanOrEqual(1)
    }
  })

  test('a ring with rounded corners is closed and within the bounds of the original ring', () => {
    const ring = roundCorners(
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
        [0, 0],
      ],
      5,
    )
    expect(ring.at(-1)).toEqual(ring[0])
    expect(ring.flat().every((value) => value >= 0 && value <= 1)).toBe(true)
  })
})

describe('flatten', () => {
  test('a polygon that does not cross 180 degrees of longitude is returned unchanged', () => {
    const ring = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 0],
    ]
    expect(flatten([ring])).toEqual({ rings: [ring], coasts: [ring] })
  })

  test('a polygon across 180 degrees, and its hole, continue beyond it instead of jumping to the other side', () => {
    const outer = [
      [-170, 60],
      [-170, 70],
      [40, 70],
      [40, 60],
      [170, 60],
      [-170, 60],
    ]
    const hole = [
      [50, 62],
      [52, 62],
      [52, 64],
      [50, 62],
    ]
    const { rings } = flatten([outer, hole])
    const [west, , east] = boundsOf(rings[0] ?? [])
    const [holeWest, , holeEast] = boundsOf(rings[1] ?? [])
    expect(east - west).toBeLessThan(180)
    expect(holeWest).toBeGreaterThan(west)
    expect(holeEast).toBeLessThan(east)
  })

  test('a ring around the south pole is closed along 90 degrees south, and that edge is no coast', () => {
    const round = [
      [-180, -70],
      [-90, -70],
      [0, -70],
      [90, -70],
      [-180, -70],
    ]
    const { rings, coasts } = flatten([
      round,
      [
        [-180, -89.9],
        [0, -89.9],
        [90, -89.9],
        [-180, -89.9],
      ],
    ])
    expect(rings).toHaveLength(1)
    expect(rings[0]?.slice(-3)).toEqual([
      [180, -90],
      [-180, -90],
      [-180, -70],
    ])
    expect(coasts.flat().some(([, lat = 0]) => lat < -80)).toBe(false)
  })
})

describe('Nearness', () => {
  const coast = new Nearness([
    [
      [5, 52],
      [5, 53],
    ],
  ])

  test('the distance to the coast is the given maximum where the coast is farther away', () => {
    expect(coast.distance([9, 52.5], 3)).toBe(3)
  })

  test('the distance to the coast, in kilometres, is measured to the middle of a segment too, not only to its ends', () => {
    expect(coast.distance([5.1, 52.5], 50)).toBeCloseTo(0.1 * 111.2 * Math.cos((52.5 * Math.PI) / 180), 3)
  })
})
