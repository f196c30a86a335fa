import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { VectorTile } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { expect, test } from 'vitest'
import { groundedTile } from './vectorTile.ts'

const file = new URL('../../../../tools/standIn/tiles/14/8625/5753.mvt.gz', import.meta.url)
const tile = readFileSync(file)

test.each([
  ['an HTML page', Buffer.from('<!doctype html>')],
  ['a gzipped HTML page', gzipSync('<!doctype html>')],
  ['half a tile', gunzipSync(tile).subarray(0, 5000)],
  ['half a compressed tile', tile.subarray(0, 5000)],
  ['40 MB compressed to 40 kB', gzipSync(Buffer.alloc(40 * 1024 * 1024))],
  ['a layer of endless length', Buffer.from([0x1a, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])],
])('groundedTile: %s is refused', async (_, bytes) => {
  await expect(groundedTile(bytes)).rejects.toThrow('sent')
})

test('groundedTile: an empty tile returns null', async () => {
  expect(await groundedTile(Buffer.alloc(0))).toBeNull()
  expect(await groundedTile(gzipSync(''))).toBeNull()
})

test.each([
  ['uncompressed', gunzipSync(tile)],
  ['compressed', tile],
])('groundedTile: a tile that arrives %s gets a ground layer that reaches beyond all four edges', async (_, bytes) => {
  const grounded = await groundedTile(bytes)
  const { layers } = new VectorTile(new PbfReader(gunzipSync(grounded ?? '')))
  const [ring = []] = layers.ground?.feature(0).loadGeometry() ?? []
  expect(ring.map(({ x, y }) => [x, y])).toEqual([
    [-1, -1],
    [9, -1],
    [9, 9],
    [-1, 9],
    [-1, -1],
  ])
  expect(layers.building?.length).toBeGreaterThan(10)
})
