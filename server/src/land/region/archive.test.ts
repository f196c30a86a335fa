import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { regionBounds, regionOf } from '@fieldfare/shared/region.ts'
import { PMTiles, TileType } from 'pmtiles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TileAddress } from '../tile/address.ts'
import { type ArchivedTile, byTileId, writeArchive } from './archive.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'fieldfare-archive-'))))
afterAll(() => rm(folder, { recursive: true }))

const INFO = {
  zooms: { min: 6, max: 14 },
  bounds: regionBounds(regionOf([9.49, 47.12, 9.55, 47.16])),
  attribution: '© them',
}
const bodyOf = ({ z, x, y }: TileAddress) => gzipSync(`${z}/${x}/${y}`.repeat((x % 7) + 1))

async function* tilesOf(addresses: readonly TileAddress[]): AsyncGenerator<ArchivedTile> {
  for (const address of addresses.toSorted(byTileId)) yield { address, body: bodyOf(address) }
}

async function written(name: string, addresses: readonly TileAddress[]) {
  const path = join(folder, name)
  const outcome = await writeArchive(path, tilesOf(addresses), INFO)
  return { ...outcome, content: await readFile(path) }
}

const read = (content: Buffer) =>
  new PMTiles({
    getKey: () => 'memory',
    getBytes: async (offset, length) => ({ data: Uint8Array.from(content.subarray(offset, offset + length)).buffer }),
  })

const square = (z: number, x: number, y: number, side: number): TileAddress[] =>
  Array.from({ length: side * side }, (_, i) => ({ z, x: x + (i % side), y: y + Math.floor(i / side) }))

test('writeArchive: more tiles than a directory of 16 kB can list are refused', async () => {
  async function* uneven(): AsyncGenerator<ArchivedTile> {
    for (const address of square(14, 5000, 5000, 150).toSorted(byTileId))
      yield { address, body: Buffer.alloc(((address.x * 7919) ^ (address.y * 104_729)) % 3000) }
  }
  await expect(writeArchive(join(folder, 'large'), uneven(), INFO)).rejects.toThrow('too many tiles')
})

test('writeArchive: the PMTiles library reads every tile of an archive of 3,000 tiles, and no other tile', async () => {
  const addresses = [...square(14, 8623, 5750, 54), ...square(13, 4311, 2875, 9), { z: 6, x: 33, y: 22 }]
  const { content, bytes } = await written('many', addresses)
  expect(content.length).toBe(bytes)
  const archive = read(content)
  for (const address of addresses) {
    const tile = await archive.getZxy(address.z, address.x, address.y)
    expect(Buffer.from(tile?.data ?? new ArrayBuffer()).toString()).toBe(
      `${address.z}/${address.x}/${address.y}`.repeat((address.x % 7) + 1),
    )
  }
  for (const { z, x, y } of [
    { z: 14, x: 8622, y: 5750 },
    { z: 7, x: 66, y: 44 },
  ])
    expect(await archive.getZxy(z, x, y)).toBeUndefined()
  expect(await archive.getHeader()).toMatchObject({ minZoom: 6, maxZoom: 14, tileType: TileType.Mvt, clustered: true })
  expect(await archive.getMetadata()).toMatchObject({ attribution: '© them' })
})

test('writeArchive: an archive without tiles is valid', async () => {
  const { content } = await written('empty', [])
  expect(await read(content).getZxy(14, 1, 1)).toBeUndefined()
})

test('writeArchive: the same tiles give the same bytes and hash, and different tiles give a different hash', async () => {
  const addresses = square(14, 8623, 5750, 4)
  const [one, same, other] = [
    await written('one', addresses),
    await written('same', addresses.toReversed()),
    await written('other', addresses.slice(1)),
  ]
  expect(same.hash).toBe(one.hash)
  expect(same.content.equals(one.content)).toBe(true)
  expect(other.hash).not.toBe(one.hash)
})
