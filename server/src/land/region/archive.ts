import { open } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { createHash } from 'node:crypto'
import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { Compression, TileType, zxyToTileId } from 'pmtiles'
import type { TileAddress } from '../tile/address.ts'

/** The bytes at the beginning of the file within which readers expect the directory. */
const HEAD = 16_384
const HEADER = 127

export interface ArchiveInfo {
  zooms: { min: number; max: number }
  bounds: Box
  /** The credit for the makers of the tiles, as HTML. */
  attribution: string
}

/** A gzipped vector tile with its place in the grid. */
export interface ArchivedTile {
  address: TileAddress
  body: Buffer
}

interface DirectoryEntry {
  id: number
  length: number
}

/** Compares two tiles by the order of an archive. */
export const byTileId = (a: TileAddress, b: TileAddress): number =>
  zxyToTileId(a.z, a.x, a.y) - zxyToTileId(b.z, b.x, b.y)

/**
 * Writes a PMTiles archive, version 3, tile by tile, so that only its directory is in memory. The same tiles give the same bytes.
 * @param tiles in the order of `byTileId`; each is written once
 * @returns the SHA-256 of the tiles and all their metadata, as hex, and the size of the file in bytes
 * @throws RangeError for more tiles than one directory can list, some 4,000; Error if the disk fails
 */
export async function writeArchive(
  path: string,
  tiles: AsyncIterable<ArchivedTile>,
  info: ArchiveInfo,
): Promise<{ hash: string; bytes: number }> {
  const file = await open(path, 'w')
  try {
    const hash = createHash('sha256')
    const directory: DirectoryEntry[] = []
    let length = 0
    for await (const { address, body } of tiles) {
      await file.write(body, 0, body.length, HEAD + length)
      hash.update(body)
      directory.push({ id: zxyToTileId(address.z, address.x, address.y), length: body.length })
      length += body.length
    }
    const head = headOf(directory, length, info)
    await file.write(head, 0, head.length, 0)
    return { hash: hash.update(head).digest('hex'), bytes: HEAD + length }
  } finally {
    await file.close()
  }
}

/** Returns the bytes before the tiles: header, directory and metadata. */
function headOf(directory: readonly DirectoryEntry[], tileBytes: number, info: ArchiveInfo): Buffer {
  const root = gzipSync(directoryBytes(directory))
  const metadata = gzipSync(JSON.stringify({ attribution: info.attribution, vector_layers: [] }))
  const head = Buffer.alloc(HEAD)
  if (HEADER + root.length + metadata.length > HEAD) throw new RangeError('the archive has too many tiles')
  const metadataAt = HEADER + root.length
  const count = directory.length
  head.write('PMTiles')
  head[7] = 3
  const numbers = [HEADER, root.length, metadataAt, metadata.length, 0, 0, HEAD, tileBytes, count, count, count]
  numbers.forEach((value, i) => head.writeBigUInt64LE(BigInt(value), 8 + 8 * i))
  const [clustered, { min, max }] = [1, info.zooms]
  head.set([clustered, Compression.Gzip, Compression.Gzip, TileType.Mvt, min, max], 96)
  const [west, south, east, north] = info.bounds
  const degrees = (value: number, at: number) => head.writeInt32LE(Math.round(value * 1e7), at)
  info.bounds.forEach((value, i) => degrees(value, 102 + 4 * i))
  head[118] = max
  degrees((west + east) / 2, 119)
  degrees((south + north) / 2, 123)
  root.copy(head, HEADER)
  metadata.copy(head, metadataAt)
  return head
}

/** Encodes a directory column by column: differences between ids, run lengths, lengths, and for each entry that it follows the one before. */
function directoryBytes(directory: readonly DirectoryEntry[]): Buffer {
  const steps = directory.map(({ id }, i) => id - (directory[i - 1]?.id ?? 0))
  const columns = [
    steps,
    directory.map(() => 1),
    directory.map(({ length }) => length),
    directory.map((_, i) => (i ? 0 : 1)),
  ]
  return Buffer.from([directory.length, ...columns.flat()].flatMap(varint))
}

/** A whole number in groups of seven bits, the lowest first. */
function varint(value: number): number[] {
  const bytes: number[] = []
  for (let left = value; ; left = Math.floor(left / 0x80)) {
    if (left < 0x80) return [...bytes, left]
    bytes.push((left % 0x80) | 0x80)
  }
}
