import { describe, expect, it } from 'vitest'
import { type AreaShape, checkGeometry, type Ring } from '@fieldfare/shared/geo/geometry.ts'
import { fromGeometry, largestPart, toGeometry } from './shape.ts'

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
    const around = { shape: islands, part: 1 }
    const draft = fromGeometry(islands, 1)
    const changed = toGeometry({ ...draft, ring: draft.ring.with(0, [4, 4]) }, around)
    expect(changed).toEqual({
      type: 'MultiPolygon',
      coordinates: [
        [square(0, 0, 1)],
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
        [square(20, 0, 2)],
      ],
    })
    expect(checkGeometry(changed).ok).toBe(true)
  })
  it('keeps the holes of a polygon', () => {
    const shape: AreaShape = { type: 'Polygon', coordinates: [square(5, 5, 4), square(6, 6, 1)] }
    expect(toGeometry(fromGeometry(shape), { shape, part: 0 })).toEqual(shape)
  })
  it('knows the largest part', () => {
    expect(largestPart(islands)).toBe(1)
  })
})
