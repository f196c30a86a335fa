import type { MultiPolygon, Polygon } from 'geojson'
import { describe, expect, test } from 'vitest'
import { boundsOf } from './fit.ts'

describe('boundsOf', () => {
  test('nothing has no bounds', () => {
    expect(boundsOf([])).toBeNull()
    expect(boundsOf([{ type: 'MultiPolygon', coordinates: [] }])).toBeNull()
  })

  test('holds every part of every shape', () => {
    const square: Polygon = {
      type: 'Polygon',
      coordinates: [
        [
          [4, 53],
          [5, 53],
          [5, 54],
          [4, 53],
        ],
      ],
    }
    const far: MultiPolygon = {
      type: 'MultiPolygon',
      coordinates: [
        [
          [
            [6, 50],
            [7, 50],
            [7, 51],
            [6, 50],
          ],
        ],
      ],
    }
    expect(boundsOf([square])).toEqual([4, 53, 5, 54])
    expect(boundsOf([square, { type: 'GeometryCollection', geometries: [far] }])).toEqual([4, 50, 7, 54])
  })

  test('a point is its own bounds, zero included', () => {
    expect(boundsOf([{ type: 'Point', coordinates: [0, 0] }])).toEqual([0, 0, 0, 0])
  })
})
