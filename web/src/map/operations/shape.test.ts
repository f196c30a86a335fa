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

describe('a draft as a shape', () => {
  it('is nothing with two dots', () => {
    expect(toGeometry({ ring: square(0, 0, 1).slice(0, 2), closed: false })).toBeNull()
  })
  it('is refused for a part that is not there', () => {
    expect(() => fromGeometry(islands, 3)).toThrow(RangeError)
  })
  it('comes back as it went', () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [square(5, 53, 1)] }
    expect(toGeometry(fromGeometry(shape))).toEqual(shape)
  })
  it('turns counterclockwise', () => {
    const ring = square(5, 53, 1).slice(0, 4).reverse()
    const shape = toGeometry({ ring, closed: true })
    expect(shape?.coordinates[0]?.slice(0, 3)).toEqual([
      [5, 54],
      [5, 53],
      [6, 53],
    ])
  })
  it('keeps holes and other parts when one part changes', () => {
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
  it('keeps the holes of a polygon', () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [square(5, 5, 4), square(6, 6, 1)] }
    expect(toGeometry(fromGeometry(shape))).toEqual(shape)
  })
  it('of an earlier version, which does not name its other rings, keeps them', () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [square(5, 5, 4), square(6, 6, 1)] }
    const draft = { ring: square(5, 5, 4).slice(0, -1), closed: true }
    expect(toGeometry(withAround(draft, { shape, part: 0 }))).toEqual(shape)
    expect(withAround(draft, null)).toBe(draft)
  })
  it('gives a hole to the smallest part around it, and none to nothing', () => {
    const lake = { ring: square(6, 6, 1).slice(0, -1), hole: true }
    const far = { ring: square(30, 30, 1).slice(0, -1), hole: false }
    const draft = { ring: square(5, 5, 4).slice(0, -1), closed: true, others: [far, lake] }
    expect(toGeometry(draft)?.coordinates).toEqual([[square(5, 5, 4), square(6, 6, 1)], [square(30, 30, 1)]])
    expect(toGeometry({ ...lake, closed: true })).toBeNull()
  })
  it('without the part under the hand loses its holes too', () => {
    const draft = fromGeometry(islands, 1)
    expect(toGeometry(withoutRing(draft))?.coordinates).toEqual([[square(20, 0, 2)], [square(0, 0, 1)]])
    expect(withoutRing({ ring: square(0, 0, 1).slice(0, -1), closed: true })).toEqual({ ring: [], closed: false })
  })
  it('knows the largest part', () => {
    expect(largestPart(islands)).toBe(1)
  })
})

describe('what was found elsewhere in a draft', () => {
  const draft = () => fromGeometry({ type: 'Polygon', coordinates: [square(5, 53, 1)] })

  it('is not looked for again: a refusal', () => {
    const drawn = draft()
    keepFinding(drawn, toGeometry(drawn)!, { ok: false, key: 'crossing' })
    expect(checkDraft(drawn)).toEqual({ ok: false, key: 'crossing' })
    expect(surfaceOf(drawn)).toBeCloseTo(surfaceOf(draft())!)
  })
  it('is not looked for again: a surface, with the shape that has it', () => {
    const drawn = draft()
    const geometry = toGeometry(drawn)!
    keepFinding(drawn, geometry, { ok: true, m2: 1234 })
    expect(checkDraft(drawn)).toEqual({ ok: true, geometry, m2: 1234 })
    expect(toGeometry(drawn)).toBe(geometry)
    expect(surfaceOf(drawn)).toBe(1234)
    expect(surfaceOf({ ...drawn })).toBe(geodesicArea(geometry))
  })
  it('is nothing where there is no shape', () => {
    expect(surfaceOf({ ring: [[5, 53]], closed: false })).toBeNull()
  })
})

describe('a shape as a draft', () => {
  it('is the same land as a shape again, whichever part is under the hand', () =>
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
          const again = toGeometry(draft)
          expect(checkGeometry(again).ok).toBe(true)
          expect(again && geodesicArea(again) / geodesicArea(shape)).toBeCloseTo(1, 12)
          expect(again && countCorners(again)).toBe(countCorners(shape))
        }
      }
    }))
})
