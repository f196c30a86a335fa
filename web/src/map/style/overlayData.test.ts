import type { AreaShape, Ring } from '@fieldfare/shared/geo/geometry.ts'
import { describe, expect, test } from 'vitest'
import { hiddenIds, labelPoint, overlayData } from './overlayData.ts'

const box = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
]
const area = (id: string, ...rings: Ring[]) => ({
  id,
  level: 'world' as const,
  title: id,
  geometry: { type: 'Polygon' as const, coordinates: rings },
})

describe('points for labels', () => {
  test('labelPoint returns null for a shape without extent', () => {
    expect(labelPoint({ type: 'MultiPolygon', coordinates: [] })).toBeNull()
    expect(labelPoint({ type: 'Polygon', coordinates: [[]] })).toBeNull()
    expect(labelPoint({ type: 'Polygon', coordinates: [box(1, 1, 3, 1)] })).toBeNull()
  })

  test('labelPoint returns the middle of a box, even if that is 0, 0', () => {
    expect(labelPoint({ type: 'Polygon', coordinates: [box(-1, -1, 1, 1)] })).toEqual([0, 0])
  })

  test('labelPoint returns a point outside the hole of a shape, and inside a shape like a horseshoe', () => {
    const holed: AreaShape = { type: 'Polygon', coordinates: [box(0, 0, 10, 10), box(1, 1, 6, 9)] }
    expect(labelPoint(holed)).toEqual([8, 5])
    const horseshoe: AreaShape = {
      type: 'Polygon',
      coordinates: [
        [
          [0, 0],
          [9, 0],
          [9, 9],
          [7, 9],
          [7, 1],
          [1, 1],
          [1, 9],
          [0, 9],
          [0, 0],
        ],
      ],
    }
    expect(labelPoint(horseshoe)).toEqual([8, 4.5])
  })

  test('labelPoint returns a point on the largest part', () => {
    const parts: AreaShape = { type: 'MultiPolygon', coordinates: [[box(0, 0, 1, 1)], [box(4, 4, 8, 8)]] }
    expect(labelPoint(parts)).toEqual([6, 6])
  })
})

describe('areas drawn over the tiles', () => {
  const mine = [area('a', box(0, 0, 1, 1))]
  const fresh = [area('a', box(5, 5, 6, 6)), area('b', box(2, 2, 3, 3))]

  test('overlayData returns an own area once, even if that area is among the fresh areas too', () => {
    const data = overlayData({ mine, fresh, freshCommunities: [] })
    const ids = (source: keyof typeof data) => data[source].features.map(({ properties }) => properties?.id)
    expect(ids('mine')).toEqual(['a', 'a'])
    expect(ids('fresh')).toEqual(['b', 'b'])
    expect(data.mine.features.map(({ geometry }) => geometry.type)).toEqual(['Polygon', 'Point'])
  })

  test('hiddenIds lists own, fresh and removed areas', () => {
    expect([...hiddenIds({ mine, fresh, freshCommunities: [] }, ['gone'])].toSorted()).toEqual(['a', 'b', 'gone'])
  })
})
