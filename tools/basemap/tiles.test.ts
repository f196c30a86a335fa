import { gunzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { tileKind } from '@fieldfare/shared/map/baseTileIndex.ts'
import type { MapFeature } from './sources.ts'
import { cutTiles, TileIndex } from './tiles.ts'

const land = (west: number, south: number, east: number, north: number): MapFeature => ({
  type: 'Feature',
  properties: { layer: 'land' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  },
})
const town: MapFeature = {
  type: 'Feature',
  properties: { layer: 'town', name: 'Schipborg', people: 1200 },
  geometry: { type: 'Point', coordinates: [-90, 40] },
}
const cut = (features: MapFeature[], shows = () => true) => [...cutTiles(features, { from: 2, to: 2, shows })]

test('cutTiles makes no tile where there is only sea, or only features hidden at that zoom', () => {
  expect(cut([])).toEqual([])
  expect(cut([town], () => false)).toEqual([])
})

test('cutTiles writes a file for a tile with coast, but none for a tile that is all land', () => {
  const tiles = cut([land(-200, -40, 10, 89)])
  const kinds = Object.fromEntries(tiles.map(({ x, y, kind, data }) => [`${x}/${y}`, [kind, data !== undefined]]))
  expect(kinds['0/1']).toEqual([1, false])
  expect(kinds['2/1']).toEqual([2, true])
  expect(kinds['3/3']).toBeUndefined()
})

test('cutTiles writes each layer into the file without the property that named the layer', () => {
  const data = cut([town]).find(({ x, y }) => x === 1 && y === 1)?.data
  const { layers } = new VectorTile(new PbfReader(gunzipSync(data ?? Buffer.alloc(0))))
  expect(Object.keys(layers)).toEqual(['town'])
  expect(layers['town']?.feature(0).properties).toEqual({ name: 'Schipborg', people: 1200 })
})

test('TileIndex, tileKind: the kind of each tile that cutTiles made is read back from the index', () => {
  const tiles = cut([land(-200, -40, 10, 89), town])
  const index = new TileIndex(2)
  for (const tile of tiles) index.set(tile)
  for (let x = 0; x < 4; x++)
    for (let y = 0; y < 4; y++) {
      const tile = tiles.find((one) => one.x === x && one.y === y)
      const kind = tile ? (tile.data ? 'file' : 'land') : 'sea'
      expect(tileKind(index.bytes, 2, x, y)).toBe(kind)
    }
})
