import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { zxyToTileId } from 'pmtiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileUpstream } from './fileUpstream.ts'
import { UpstreamError } from './upstreamGet.ts'

const VADUZ = { z: 14, x: 8625, y: 5753 }
const tile = gunzipSync(readFileSync(new URL('../../../../tools/standIn/tiles/14/8625/5753.mvt.gz', import.meta.url)))
let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'fieldfare-file-'))))
afterAll(() => rm(folder, { recursive: true }))

const varint = (n: number): number[] => (n < 0x80 ? [n] : [(n % 0x80) | 0x80, ...varint(Math.floor(n / 0x80))])

/** A PMTiles file, version 3, of one tile and without any compression. */
function archive(layers: string[]): Buffer {
  const directory = Buffer.from([1, ...varint(zxyToTileId(VADUZ.z, VADUZ.x, VADUZ.y)), 1, ...varint(tile.length), 1])
  const metadata = Buffer.from(JSON.stringify({ attribution: 'them', vector_layers: layers.map((id) => ({ id })) }))
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const [metadataAt, tilesAt] = [127 + directory.length, 127 + directory.length + metadata.length]
  const lengths = [127, directory.length, metadataAt, metadata.length, tilesAt, 0, tilesAt, tile.length, 1, 1, 1]
  lengths.forEach((value, i) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * i))
  header.set([1, 1, 1, 1, 0, 14], 96)
  const degrees = [9.4, 47, 9.7, 47.3]
  degrees.forEach((value, i) => header.writeInt32LE(value * 1e7, 102 + 4 * i))
  return Buffer.concat([header, directory, metadata, tile])
}

test('fileUpstream: a missing or invalid PMTiles file offers no layer, and its tiles are refused with UpstreamError', async () => {
  const other = join(folder, 'other.pmtiles')
  await writeFile(other, 'no tiles at all'.repeat(100))
  for (const path of [join(folder, 'missing.pmtiles'), other]) {
    const upstream = fileUpstream(path)
    expect(await upstream.offer()).toBeNull()
    await expect(upstream.tile(VADUZ)).rejects.toBeInstanceOf(UpstreamError)
    await upstream.close()
  }
})

test('fileUpstream: returns the metadata and tiles of a PMTiles file, and notices a replaced file', async () => {
  const path = join(folder, 'area.pmtiles')
  let now = 0
  await writeFile(path, archive(['earth']))
  const upstream = fileUpstream(path, () => now)
  expect(await upstream.offer()).toEqual({
    attribution: 'them',
    bounds: [9.4, 47, 9.7, 47.3],
    maxzoom: 14,
    schema: 'protomaps',
  })
  expect((await upstream.tile(VADUZ)).body?.equals(tile)).toBe(true)
  expect((await upstream.tile({ ...VADUZ, x: 1 })).body).toBeNull()
  await writeFile(path, archive(['transportation', 'water']))
  now = 60_000
  expect(await upstream.offer()).toMatchObject({ schema: 'openmaptiles' })
  await upstream.close()
})
