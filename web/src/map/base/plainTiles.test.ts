import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { EMPTY_TILE, LAND_TILE } from './plainTiles.ts'

test('EMPTY_TILE has no layers', () => {
  expect(new VectorTile(new PbfReader(EMPTY_TILE)).layers).toEqual({})
})

test('LAND_TILE covers the whole tile and a margin with land', () => {
  const land = new VectorTile(new PbfReader(LAND_TILE)).layers.land
  expect(land?.extent).toBe(8)
  expect(land?.length).toBe(1)
  const [ring = []] = land?.feature(0).loadGeometry() ?? []
  expect(ring.map(({ x, y }) => [x, y])).toEqual([
    [-1, -1],
    [9, -1],
    [9, 9],
    [-1, 9],
    [-1, -1],
  ])
})
