import type { AreaShape, Ring } from '../geo/geometry.ts'
import { describe, expect, test } from 'vitest'
import { frameFor, tilesOf, toPixels, worldOf } from './mapFrame.ts'

const box = (west: number, south: number, east: number, north: number): AreaShape => {
  const ring: Ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}

describe('frameFor', () => {
  test('the frame of a shape without extent has a finite scale and the shape in its middle', () => {
    const frame = frameFor(box(5, 53, 5, 53), 220, 148)
    expect(Number.isFinite(frame.scale)).toBe(true)
    expect(toPixels(frame, 5, 53).map(Math.round)).toEqual([110, 74])
    expect(tilesOf(frameFor({ type: 'MultiPolygon', coordinates: [] }, 220, 148)).length).toBeGreaterThan(0)
  })

  test('the whole shape is inside the frame with a margin', () => {
    for (const shape of [box(4.7, 53, 4.9, 53.2), box(4, 52, 7, 52.1), box(-170, -60, 170, 70)]) {
      const frame = frameFor(shape, 220, 148)
      const [first = [0, 0], , third = [0, 0]] = shape.type === 'Polygon' ? (shape.coordinates[0] ?? []) : []
      const [left, bottom] = toPixels(frame, first[0], first[1])
      const [right, top] = toPixels(frame, third[0], third[1])
      expect(Math.min(left, top)).toBeGreaterThan(20)
      expect(right).toBeLessThan(200)
      expect(bottom).toBeLessThan(128)
    }
  })
})

describe('tilesOf', () => {
  test('every tile of a frame lies in the grid of its zoom, at most zoom 7', () => {
    for (const shape of [box(-180, -85, 180, 85), box(179.9, 80, 180, 85), box(5, 53, 5.0001, 53.0001)])
      for (const { z, x, y } of tilesOf(frameFor(shape, 400, 300))) {
        expect(z).toBeLessThanOrEqual(7)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(Math.max(x, y)).toBeLessThan(2 ** z)
      }
  })

  test('a small area needs one tile', () => {
    expect(tilesOf(frameFor(box(6.5, 53, 6.6, 53.1), 220, 148))).toEqual([{ z: 7, x: 66, y: 41 }])
  })
})

test('worldOf: longitude and latitude 0 are in the middle of the world map, and the northern limit is at its top', () => {
  expect(worldOf(0, 0)).toEqual([0.5, 0.5])
  expect(worldOf(180, 85.0511287798066)[1]).toBeCloseTo(0, 9)
})
