import { expect, test } from 'vitest'
import {
  countRegionTiles,
  hasTile,
  readRegion,
  regionAtZoom,
  regionBounds,
  regionKey,
  regionOf,
  regionTiles,
} from './region.ts'

const VADUZ = regionOf([9.49, 47.12, 9.55, 47.16])

test.each([
  '',
  '1-2-3',
  '3-1-2-1',
  '1-3-1-2',
  '01-1-1-1',
  '0-0-16384-1',
  '-1-0-1-1',
  '1.5-1-2-2',
  '1-1-2-2-3',
  'a-b-c-d',
])('readRegion returns null for the text %s', (key) => expect(readRegion(key)).toBeNull())

test('readRegion returns the region whose key regionKey made', () => {
  expect(regionKey(VADUZ)).toBe('8623-5751-8626-5754')
  expect(readRegion(regionKey(VADUZ))).toEqual(VADUZ)
  expect(readRegion('0-0-16383-16383')).not.toBeNull()
})

test('regionAtZoom halves the sides of a region with each lower zoom, down to a single tile', () => {
  expect(regionAtZoom(VADUZ, 14)).toEqual(VADUZ)
  expect(regionAtZoom(VADUZ, 13)).toEqual({ first: { x: 4311, y: 2875 }, last: { x: 4313, y: 2877 } })
  expect(countRegionTiles(VADUZ, 13)).toBe(9)
  expect(countRegionTiles(VADUZ, 6)).toBe(1)
  expect(regionTiles(VADUZ)).toBe(16 + 9 + 4 + 4 + 2 + 1 + 1 + 1 + 1)
})

test('hasTile is true for exactly the tiles of zooms 6 to 14 inside a region', () => {
  expect(hasTile(VADUZ, { z: 14, x: 8623, y: 5753 })).toBe(true)
  expect(hasTile(VADUZ, { z: 14, x: 8622, y: 5753 })).toBe(false)
  expect(hasTile(VADUZ, { z: 6, x: 33, y: 22 })).toBe(true)
  expect(hasTile(VADUZ, { z: 5, x: 16, y: 11 })).toBe(false)
  expect(hasTile(VADUZ, { z: 15, x: 17246, y: 11500 })).toBe(false)
})

test('regionOf clips a box that reaches beyond the world to the tiles of the world', () => {
  expect(regionOf([-200, -90, 200, 90])).toEqual({ first: { x: 0, y: 0 }, last: { x: 16_383, y: 16_383 } })
})

test('regionBounds covers the box that a region was made for', () => {
  const [west, south, east, north] = regionBounds(VADUZ)
  expect(west).toBeLessThanOrEqual(9.49)
  expect(south).toBeLessThanOrEqual(47.12)
  expect(east).toBeGreaterThanOrEqual(9.55)
  expect(north).toBeGreaterThanOrEqual(47.16)
})
