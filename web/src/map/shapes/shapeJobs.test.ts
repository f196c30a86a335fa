import {
  type AreaShape,
  checkGeometry,
  countCorners,
  geodesicArea,
  partsOfShape,
  type Ring,
} from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { holds } from '@fieldfare/shared/testing/holds.ts'
import { shapeOfStar, star } from '@fieldfare/shared/testing/shapeExamples.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doShapeJob, type ShapeAnswer, type ShapeJob } from './shapeJobs.ts'

/** Makes a box. All numbers are hundredths of a degree; `x` and `y` give the south-west corner, from 5, 53. */
const box = (x: number, y: number, width: number, height = width): Position[] => [
  [5 + x / 100, 53 + y / 100],
  [5 + (x + width) / 100, 53 + y / 100],
  [5 + (x + width) / 100, 53 + (y + height) / 100],
  [5 + x / 100, 53 + (y + height) / 100],
]
const ring = (positions: Position[]): Ring => [...positions, positions[0]!]
const square: AreaShape = { type: 'Polygon', coordinates: [ring(box(0, 0, 10))] }
const pair: AreaShape = { type: 'MultiPolygon', coordinates: [[ring(box(0, 0, 4))], [ring(box(4.01, 0, 4))]] }
const shapeAfter = (job: ShapeJob): { shape: AreaShape; simplified: boolean } => {
  const answer: ShapeAnswer = doShapeJob(job)
  if ('refused' in answer) throw new Error(answer.refused)
  expect(checkGeometry(answer.shape)).toMatchObject({ ok: true })
  return answer
}
const share = (shape: AreaShape) => geodesicArea(shape) / geodesicArea(square)

describe('doShapeJob, refusals', () => {
  it.each<[string, ShapeJob]>([
    ['nothingLeft', { kind: 'cut', shape: square, ring: box(-1, -1, 20) }],
    ['beside', { kind: 'cut', shape: square, ring: box(20, 20, 1) }],
    [
      'noSplit',
      {
        kind: 'split',
        shape: square,
        line: [
          [4.99, 53.05],
          [5.05, 53.05],
        ],
      },
    ],
    [
      'apart',
      {
        kind: 'merge',
        shape: { type: 'MultiPolygon', coordinates: [[ring(box(0, 0, 1))], [ring(box(20, 0, 1))]] },
      },
    ],
    ['apart', { kind: 'unite', shape: square, other: { type: 'Polygon', coordinates: [ring(box(10.01, 0, 1))] } }],
  ])('refuses an impossible job with the reason %s', (refused, job) => expect(doShapeJob(job)).toEqual({ refused }))
})

describe('doShapeJob', () => {
  it('add: adds a part for a separate ring and enlarges the shape for an overlapping one', () => {
    expect(shapeAfter({ kind: 'add', shape: square, ring: box(12, 0, 1) }).shape.type).toBe('MultiPolygon')
    const grown = shapeAfter({ kind: 'add', shape: square, ring: box(9, 0, 2, 10) }).shape
    expect(grown.type).toBe('Polygon')
    expect(share(grown)).toBeCloseTo(1.1, 2)
  })
  it('add: keeps the corners of the shape', () => {
    const { coordinates } = shapeAfter({ kind: 'add', shape: square, ring: box(9, 4, 2) }).shape
    expect(coordinates.flat()).toEqual(expect.arrayContaining(box(0, 0, 10)))
  })
  it('cut: makes a hole for a ring inside the shape and removes the overlap with any other ring', () => {
    const holed = shapeAfter({ kind: 'cut', shape: square, ring: box(2, 2, 5).toReversed() }).shape
    expect(holed.coordinates).toHaveLength(2)
    expect(share(holed)).toBeCloseTo(0.75, 2)
    expect(share(shapeAfter({ kind: 'cut', shape: holed, ring: box(8, -1, 5, 20) }).shape)).toBeCloseTo(0.55, 2)
  })
  it('add: fills a hole', () => {
    const holed = shapeAfter({ kind: 'cut', shape: square, ring: box(2, 2, 5) }).shape
    expect(share(shapeAfter({ kind: 'add', shape: holed, ring: box(1, 1, 8) }).shape)).toBeCloseTo(1, 6)
  })
  it('add and cut: make a valid shape if the ring touches the shape in a corner or along an edge', () => {
    const corner = shapeAfter({ kind: 'add', shape: square, ring: box(10, 10, 3) }).shape
    expect(corner.type).toBe('MultiPolygon')
    shapeAfter({ kind: 'cut', shape: square, ring: box(0, 2, 2) })
  })
  it('split: divides a shape along a line, and merge joins the parts again', () => {
    const line: Position[] = [
      [5.04, 52.99],
      [5.06, 53.05],
      [5.05, 53.11],
    ]
    const split = shapeAfter({ kind: 'split', shape: square, line }).shape
    expect(split.type).toBe('MultiPolygon')
    expect(share(split)).toBeCloseTo(1, 3)
    const merged = shapeAfter({ kind: 'merge', shape: split }).shape
    expect(merged.type).toBe('Polygon')
    expect(share(merged)).toBeCloseTo(1, 4)
    expect(countCorners(merged)).toBeLessThan(16)
  })
  it('merge: joins adjacent parts', () => {
    const { shape } = shapeAfter({ kind: 'merge', shape: pair })
    expect(shape.type).toBe('Polygon')
    expect(share(shape)).toBeCloseTo(0.32, 2)
  })
  it('unite: joins two shapes that overlap, touch, or were made by a split', () => {
    const overlapping: AreaShape = { type: 'Polygon', coordinates: [ring(box(5, 5, 10))] }
    expect(share(shapeAfter({ kind: 'unite', shape: square, other: overlapping }).shape)).toBeCloseTo(1.75, 2)
    const touching: AreaShape = { type: 'Polygon', coordinates: [ring(box(10, 0, 5, 10))] }
    expect(shapeAfter({ kind: 'unite', shape: square, other: touching }).shape.type).toBe('Polygon')
    const line: Position[] = [
      [4.99, 53.05],
      [5.11, 53.06],
    ]
    const split = shapeAfter({ kind: 'split', shape: square, line }).shape
    const [shape, other] = partsOfShape(split).map((part): AreaShape => ({ type: 'Polygon', coordinates: part }))
    const united = shapeAfter({ kind: 'unite', shape: shape!, other: other! }).shape
    expect(united.type).toBe('Polygon')
    expect(share(united)).toBeCloseTo(1, 4)
  })
  it('fit: simplifies a shape to the limit and sets simplified', () => {
    const many = Array.from({ length: 12_000 }, (_, i): Position => {
      const angle = (i * 2 * Math.PI) / 12_000
      const radius = 0.05 + 0.002 * Math.sin(angle * 400)
      return [5 + radius * Math.cos(angle), 53 + radius * Math.sin(angle)]
    })
    const { shape, simplified } = shapeAfter({ kind: 'fit', shape: { type: 'Polygon', coordinates: [ring(many)] } })
    expect(simplified).toBe(true)
    expect(countCorners(shape)).toBeGreaterThan(500)
    const small = shapeAfter({ kind: 'fit', shape, max: 500 })
    expect(small.simplified).toBe(true)
    expect(countCorners(small.shape)).toBeLessThanOrEqual(500)
  })
})

describe('doShapeJob, for any shape', () => {
  it('split: makes at least two parts of the same total size, and merge joins them into one', () =>
    holds([star(), fc.integer({ min: 0, max: 359 })], (one, degrees) => {
      const shape = shapeOfStar(one)
      const [east, north] = [Math.cos((degrees / 180) * Math.PI), Math.sin((degrees / 180) * Math.PI)]
      const line = [-1, 1].map((way): Position => [one.center[0] + way * east, one.center[1] + way * north])
      const parts = shapeAfter({ kind: 'split', shape, line }).shape
      expect(partsOfShape(parts).length).toBeGreaterThan(1)
      expect(geodesicArea(parts) / geodesicArea(shape)).toBeCloseTo(1, 2)
      const merged = shapeAfter({ kind: 'merge', shape: parts }).shape
      expect(partsOfShape(merged)).toHaveLength(1)
      expect(geodesicArea(merged) / geodesicArea(shape)).toBeCloseTo(1, 2)
    }))
})
