import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { LAND_TILE, overSea, SEA_TILE } from './plainTiles.ts'

const layersOf = (tile: Uint8Array) => new VectorTile(new PbfReader(tile)).layers

test.each([
  ['land', LAND_TILE],
  ['sea', SEA_TILE],
])('the polygon in the plain tile of %s fills the tile and a margin around it', (name, tile) => {
  const layer = layersOf(tile)[name]
  expect(Object.keys(layersOf(tile))).toEqual([name])
  expect([layer?.extent, layer?.length]).toEqual([8, 1])
  const [ring = []] = layer?.feature(0).loadGeometry() ?? []
  expect(ring.map(({ x, y }) => [x, y])).toEqual([
    [-1, -1],
    [9, -1],
    [9, 9],
    [-1, 9],
    [-1, -1],
  ])
})

test('overSea keeps the layers of a tile and puts a layer of sea before them', () => {
  expect(Object.keys(layersOf(new Uint8Array(overSea(LAND_TILE.slice().buffer))))).toEqual(['sea', 'land'])
  expect(Object.keys(layersOf(new Uint8Array(overSea(new ArrayBuffer()))))).toEqual(['sea'])
})
