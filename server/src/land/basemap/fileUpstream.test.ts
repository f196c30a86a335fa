import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mapArchive } from '../../../../tools/standIn/mapArchive.ts'
import { fileUpstream } from './fileUpstream.ts'
import { UpstreamError } from './upstreamGet.ts'

const VADUZ = { z: 14, x: 8625, y: 5753 }
const tile = gunzipSync(readFileSync(new URL('../../../../tools/standIn/tiles/14/8625/5753.mvt.gz', import.meta.url)))
let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'fieldfare-file-'))))
afterAll(() => rm(folder, { recursive: true }))

const archive = (layers: string[]): Buffer => mapArchive([{ address: VADUZ, body: tile }], { layers })

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
