import { holds } from '@fieldfare/shared/testing/holds.ts'
import { shapeOfStar, star } from '@fieldfare/shared/testing/shapeExamples.ts'
import { describe, expect, it } from 'vitest'
import {
  type AreaShape,
  checkGeometry,
  countCorners,
  geodesicArea,
  partsOfShape,
  type Ring,
} from '@fieldfare/shared/geo/geometry.ts'
import {
  checkDraft,
  fromGeometry,
  keepFinding,
  largestPart,
  surfaceOf,
  toGeometry,
  withAround,
  withoutRing,
} from './shape.ts'

const square = (lng: number, lat: number, side: number): Ring => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
]
const islands: AreaShape = {
  type: 'MultiPolygon',
  coordinates: [[square(0, 0, 1)], [square(5, 5, 4), square(6, 6, 1)], [square(20, 0, 2)]],
}

describe('toGeometry and fromGeometry', () => {
  it('toGeometry returns null for two vertices', () => {
    expect(toGeometry({ ring: square(0, 0, 1).slice(0, 2), closed: false })).toBeNull()
  })
  it('fromGeometry throws for a part that does not exist', () => {
    expect(() => fromGeometry(islands, 3)).toThrow(RangeError)
  })
  it('toGeometry returns the shape that was given to fromGeometry', () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [square(5, 53, 1)] }
    expect(toGeometry(fromGeometry(shape))).toEqual(shape)
  })
  it('toGeometry winds the ring counterclockwise', () => {
    const ring = square(5, 53, 1).slice(0, 4).reverse()
    const shape = toGeometry({ ring, closed: true })
    expect(shape?.coordinates[0]?.slice(0, 3)).toEqual([
      [5, 54],
      [5, 53],
      [6, 53],
    ])
  })
  it('toGeometry keeps holes and other parts when one part changes', () => {
    const draft = fromGeometry(islands, 1)
    const changed = toGeometry({ ...draft, ring: draft.ring.with(0, [4, 4]) })
    expect(changed).toEqual({
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [4, 4],
            [9, 5],
            [9, 9],
            [5, 9],
            [4, 4],
          ],
          square(6, 6, 1),
        ],
        [square(0, 0, 1)],
        [square(20, 0, 2)],
      ],
    })
    expect(checkGeometry(changed).ok).toBe(true)
  })
  it('toGeometry keeps the holes of a polygon', () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [square(5, 5, 4), square(6, 6, 1)] }
    expect(toGeometry(fromGeometry(shape))).toEqual(shape)
  })
  it('withAround adds the other rings of a shape to a draft that lacks them, such as a draft of an earlier app version', () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [square(5, 5, 4), square(6, 6, 1)] }
    const draft = { ring: square(5, 5, 4).slice(0, -1), closed: true }
    expect(toGeometry(withAround(draft, { shape, part: 0 }))).toEqual(shape)
    expect(withAround(draft, null)).toBe(draft)
  })
  it('toGeometry assigns a hole to the smallest part around it, and returns null for a hole alone', () => {
    const lake = { ring: square(6, 6, 1).slice(0, -1), hole: true }
    const far = { ring: square(30, 30, 1).slice(0, -1), hole: false }
    const draft = { ring: square(5, 5, 4).slice(0, -1), closed: true, others: [far, lake] }
    expect(toGeometry(draft)?.coordinates).toEqual([[square(5, 5, 4), square(6, 6, 1)], [square(30, 30, 1)]])
    expect(toGeometry({ ...lake, closed: true })).toBeNull()
  })
  it('withoutRing removes the current part with its holes', () => {
    const draft = fromGeometry(islands, 1)
    expect(toGeometry(withoutRing(draft))?.coordinates).toEqual([[square(20, 0, 2)], [square(0, 0, 1)]])
    expect(withoutRing({ ring: square(0, 0, 1).slice(0, -1), closed: true })).toEqual({ ring: [], closed: false })
  })
  it('largestPart returns the index of the largest part', () => {
    expect(largestPart(islands)).toBe(1)
  })
})

describe('stored findings', () => {
  const draft = () => fromGeometry({ type: 'Polygon', coordinates: [square(5, 53, 1)] })

  it('keepFinding with a refusal makes checkDraft return that refusal, while surfaceOf still returns the size', () => {
    const sample = draft()
    keepFinding(sample, toGeometry(sample)!, { ok: false, key: 'crossing' })
    expect(checkDraft(sample)).toEqual({ ok: false, key: 'crossing' })
    expect(surfaceOf(sample)).toBeCloseTo(surfaceOf(draft())!)
  })
  it('keepFinding with a size makes checkDraft and surfaceOf return that size, and toGeometry the stored shape', () => {
    const sample = draft()
    const geometry = toGeometry(sample)!
    keepFinding(sample, geometry, { ok: true, m2: 1234 })
    expect(checkDraft(sample)).toEqual({ ok: true, geometry, m2: 1234 })
    expect(toGeometry(sample)).toBe(geometry)
    expect(surfaceOf(sample)).toBe(1234)
    expect(surfaceOf({ ...sample })).toBe(geodesicArea(geometry))
  })
  it('surfaceOf returns null for a draft without a shape', () => {
    expect(surfaceOf({ ring: [[5, 53]], closed: false })).toBeNull()
  })
})

describe('any shape', () => {
  it('fromGeometry and then toGeometry keep size and number of corners of any shape, for every selected part', () =>
    holds([star(), star()], (one, other) => {
      const [coast, hole] = [shapeOfStar(one), [...other.ring, other.ring[0]!]]
      const away = hole.map(([lng, lat]): [number, number] => [lng + 3, lat])
      const lake = one.ring.map(([lng, lat]): [number, number] => [
        one.center[0] + (lng - one.center[0]) / 4,
        one.center[1] + (lat - one.center[1]) / 4,
      ])
      const coordinates = [[...partsOfShape(coast)[0]!, [...lake, lake[0]!]], [away]]
      for (const shape of [coast, { type: 'MultiPolygon', coordinates } satisfies AreaShape]) {
        for (const part of partsOfShape(shape).keys()) {
          const draft = fromGeometry(shape, part)
          const shapeAgain = toGeometry(draft)
          expect(checkGeometry(shapeAgain).ok).toBe(true)
          expect(shapeAgain && geodesicArea(shapeAgain) / geodesicArea(shape)).toBeCloseTo(1, 12)
          expect(shapeAgain && countCorners(shapeAgain)).toBe(countCorners(shape))
        }
      }
    }))
})
