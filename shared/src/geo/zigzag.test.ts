import { describe, expect, it } from 'vitest'
import { type AreaShape, checkGeometry } from './geometry.ts'
import type { Position } from './orientation.ts'
import { comb, polygon, square, star } from './testShapes.ts'
import { findZigzag } from './zigzag.ts'

const [LNG, LAT] = [5, 53]
/** Converts a position in metres from LNG, LAT to degrees. */
const metres = ([x, y]: Position): Position => [LNG + x / 111_195 / Math.cos((LAT * Math.PI) / 180), LAT + y / 111_195]
/** Turns a line in metres into a strip of a width: the outline along both banks of a river. */
function strip(line: readonly Position[], width: number): Position[] {
  const bank = (side: number) =>
    line.map(([x, y], i): Position => {
      const [[fx, fy], [tx, ty]] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!]
      const long = Math.hypot(tx - fx, ty - fy)
      return [x - (side * width * (ty - fy)) / long / 2, y + (side * width * (tx - fx)) / long / 2]
    })
  const ring = [...bank(1), ...bank(-1).toReversed()]
  return [...ring, ring[0]!].map(metres)
}
const multi = (...rings: Position[][]): AreaShape => ({
  type: 'MultiPolygon',
  coordinates: rings.map((ring) => [ring]),
})
const keyOf = (shape: AreaShape) => {
  const result = checkGeometry(shape)
  return result.ok ? null : result.key
}

/** Replaces each side by smaller ones, as often as `times`: a fractal coastline. */
function fractal(ring: Position[], bends: readonly [along: number, aside: number][], times: number): Position[] {
  if (times === 0) return ring
  const finer = ring.slice(1).flatMap((to, i) => {
    const from = ring[i]!
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    return [from, ...bends.map(([a, b]): Position => [from[0] + a * dx - b * dy, from[1] + a * dy + b * dx])]
  })
  return fractal([...finer, finer[0]!], bends, times - 1)
}
const around = square(0, 0, 30_000)
const KOCH = [
  [1 / 3, 0],
  [1 / 2, -Math.sqrt(3) / 6],
  [2 / 3, 0],
] as const
const FJORDS = [
  [1 / 4, 0],
  [1 / 4, 1 / 4],
  [1 / 2, 1 / 4],
  [1 / 2, 0],
  [1 / 2, -1 / 4],
  [3 / 4, -1 / 4],
  [3 / 4, 0],
] as const
const coast = (bends: readonly (readonly [number, number])[], times: number) =>
  polygon(
    fractal(
      around,
      bends.map(([a, b]): [number, number] => [a, b]),
      times,
    ).map(metres),
  )

/** A river with meanders of two sizes along 20 km. */
const river = Array.from({ length: 2000 }, (_, i): Position => {
  const x = i * 10
  return [x, 800 * Math.sin(x / 900) + 60 * Math.sin(x / 70)]
})

describe('checkGeometry: shapes of landscapes', () => {
  it.each<[string, AreaShape]>([
    ['a river of 20 km, ten metres wide', polygon(strip(river, 10))],
    [
      'a straight dike of 30 km, twenty metres wide',
      polygon(
        strip(
          [
            [0, 0],
            [15_000, 900],
            [30_000, 0],
          ],
          20,
        ),
      ),
    ],
    [
      'a wall of 117 km, three metres thick',
      polygon(
        strip(
          [
            [0, 0],
            [117_000, 20_000],
          ],
          3,
        ),
      ),
    ],
    ['a hedge of 2 km, one metre thick, in bends', polygon(strip(river.slice(0, 200), 1))],
    [
      'the hedges of a hundred fields',
      multi(
        ...Array.from({ length: 100 }, (_, i) =>
          strip(
            [
              [0, i * 60],
              [900, i * 60 + 20],
            ],
            2,
          ),
        ),
      ),
    ],
    ['a walk around a wood, there and back along the same path', polygon(strip(river.slice(0, 900), 3))],
    ['a Koch curve', coast(KOCH, 5)],
    ['a coast whose fjords have fjords', coast(FJORDS, 3)],
    [
      'a thousand fields side by side',
      multi(
        ...Array.from({ length: 1000 }, (_, i) => square(LNG + (i % 32) / 100, LAT + Math.floor(i / 32) / 100, 0.009)),
      ),
    ],
    [
      'narrow meadows with the ditches between them left out, of one piece',
      polygon(
        [
          [0, -50],
          [0, 1500],
          ...Array.from({ length: 60 }, (_, i): Position[] => [
            [i * 40 + 37, 1500],
            [i * 40 + 37, 0],
            [i * 40 + 40, 0],
            [i * 40 + 40, 1500],
          ]).flat(),
          [2440, 1500],
          [2440, -50],
          [0, -50],
        ].map(([x, y]) => metres([x!, y!])),
      ),
    ],
  ])('%s is accepted as a shape', (_, shape) => expect(keyOf(shape)).toBeNull())
})

describe('checkGeometry: zigzag shapes', () => {
  it.each<[string, AreaShape]>([
    ['a star of 5,000 corners', star(5000, 5, 53)],
    ['a comb', comb(2490, 5)],
    [
      'a comb in a corner of a large square',
      polygon([
        [5, 53],
        [6, 53],
        [6, 54],
        ...Array.from({ length: 1200 }, (_, i): Position[] => [
          [5.01 - i / 1e6, 54],
          [5.01 - i / 1e6, 53.99],
          [5.01 - (i + 0.5) / 1e6, 53.99],
          [5.01 - (i + 0.5) / 1e6, 54],
        ]).flat(),
        [5, 54],
        [5, 53],
      ]),
    ],
    [
      'a thousand slivers side by side',
      multi(
        ...Array.from({ length: 1000 }, (_, i): Position[] => [
          [5 + i / 1e4, 53],
          [5 + (i + 0.5) / 1e4, 53],
          [5 + i / 1e4, 53.1],
          [5 + i / 1e4, 53],
        ]),
      ),
    ],
  ])('%s is refused as a shape, with the key zigzag', (_, shape) => expect(keyOf(shape)).toBe('zigzag'))

  it('a zigzag shape is refused with the position of the zigzag', () => {
    const place = findZigzag(star(5000, 5, 53).coordinates as Position[][])
    expect(place?.[0]).toBeCloseTo(5, 0)
    expect(checkGeometry(comb(2490, 5))).toMatchObject({ params: { lat: expect.any(Number), lng: expect.any(Number) } })
  })
})
