import { gzipSync } from 'node:zlib'
import { regionOf } from '@fieldfare/shared/region.ts'
import { expect, test, vi } from 'vitest'
import { mapArchive } from '../../../../tools/standIn/mapArchive.ts'
import { type OfflineMap, OfflineTiles, PART_BYTES } from './offlineMaps.ts'

const REGION = regionOf([9.49, 47.12, 9.55, 47.16])
const TILE = { z: 14, x: 8625, y: 5753 }
const NATURE = { z: 7, x: 67, y: 44 }

/** A device with one offline map, whose archive is stored in parts of the real size. */
async function device(change: Partial<OfflineMap> = {}) {
  const large = Buffer.alloc(PART_BYTES + 1000, 'many names')
  const archive = mapArchive(
    [
      { address: NATURE, body: gzipSync('woods') },
      { address: { ...TILE, x: 8623 }, body: large },
      { address: TILE, body: gzipSync('streets') },
    ],
    { packed: true },
  )
  const current = { file: 'one', bytes: archive.length, parts: 2 }
  const map: OfflineMap = { id: 'vaduz', region: REGION, current, next: null, ...change }
  const readPart = vi.fn(
    async (_id: string, _file: string, index: number): Promise<Blob | undefined> =>
      new Blob([Uint8Array.from(archive.subarray(index * PART_BYTES, (index + 1) * PART_BYTES))]),
  )
  const read = vi.fn(async (): Promise<OfflineMap[]> => [map])
  let now = 0
  const tiles = new OfflineTiles({ read, readPart, now: () => now })
  return { tiles, read, readPart, later: (ms: number) => (now += ms) }
}

test.each([
  '/tiles/aerial/14/8625/5753',
  '/tiles/areas/14/8625/5753.pbf',
  '/tiles/base/14/8625/5753/more',
  '/tiles/base/15/17250/11506',
  '/tiles/base/14/8600/5753',
  '/tiles/nature/14/8625/5753',
  '/tiles/base/7/67/44',
])('OfflineTiles returns null for a path outside the offline map: %s', async (path) => {
  const { tiles } = await device()
  expect(await tiles.answer(path)).toBeNull()
})

test('OfflineTiles returns null if the map is not complete, a part is missing, or the device does not answer', async () => {
  const incomplete = await device({ current: null })
  expect(await incomplete.tiles.answer('/tiles/base/14/8625/5753')).toBeNull()
  const lost = await device()
  lost.readPart.mockImplementation(async () => undefined)
  expect(await lost.tiles.answer('/tiles/base/14/8625/5753')).toBeNull()
  const silent = await device()
  silent.read.mockRejectedValue(new Error('silent'))
  expect(await silent.tiles.answer('/tiles/base/14/8625/5753')).toBeNull()
})

test('OfflineTiles returns tiles of an offline map unpacked, even if their bytes span two parts', async () => {
  const { tiles } = await device()
  const tile = await tiles.answer('/tiles/base/14/8625/5753')
  expect(tile?.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
  expect(await tile?.text()).toBe('streets')
  expect(await (await tiles.answer('/tiles/nature/7/67/44'))?.text()).toBe('woods')
})

test('OfflineTiles returns 204 for a tile in the region of an offline map if the file of the map lacks the tile', async () => {
  const { tiles } = await device()
  expect((await tiles.answer('/tiles/base/14/8624/5753'))?.status).toBe(204)
})

test('OfflineTiles reads the list of maps again after some seconds', async () => {
  const { tiles, read, later } = await device()
  await tiles.answer('/tiles/base/14/8625/5753')
  await tiles.answer('/tiles/base/14/8624/5753')
  expect(read).toHaveBeenCalledTimes(1)
  later(6000)
  read.mockResolvedValue([])
  expect(await tiles.answer('/tiles/base/14/8625/5753')).toBeNull()
})
