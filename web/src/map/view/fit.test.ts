import type { MultiPolygon, Polygon } from 'geojson'
import { describe, expect, test } from 'vitest'
import { boundsAt, boundsOf } from './fit.ts'

test('boundsAt returns the bounds that a map of a given size in pixels shows', () => {
  const [west, south, east, north] = boundsAt({ zoom: 1, lat: 0, lng: 10 }, 1024, 512)
  expect([west, east]).toEqual([-170, 190])
  expect(north).toBeCloseTo(66.51326, 4)
  expect(south).toBeCloseTo(-north, 9)
  // Further north, a pixel covers fewer degrees of latitude.
  const [, from, , to] = boundsAt({ zoom: 10, lat: 53, lng: 5 }, 100, 512)
  expect(to - from).toBeCloseTo((360 / 2 ** 10) * Math.cos((53 * Math.PI) / 180), 3)
})

describe('bounds of shapes', () => {
  test('boundsOf returns null without shapes', () => {
    expect(boundsOf([])).toBeNull()
    expect(boundsOf([{ type: 'MultiPolygon', coordinates: [] }])).toBeNull()
  })

  test('boundsOf encloses every part of every shape', () => {
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

  test('boundsOf returns bounds without extent for a point, even at 0, 0', () => {
    expect(boundsOf([{ type: 'Point', coordinates: [0, 0] }])).toEqual([0, 0, 0, 0])
  })
})
