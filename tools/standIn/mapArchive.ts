import { zxyToTileId } from 'pmtiles'

export interface TileOfArchive {
  address: { z: number; x: number; y: number }
  body: Buffer
}

const varint = (n: number): number[] => (n < 0x80 ? [n] : [(n % 0x80) | 0x80, ...varint(Math.floor(n / 0x80))])
const [NOT_PACKED, GZIP] = [1, 2]

/** Makes a PMTiles file, version 3, of a few tiles, for tests. @param layers the names of layers in the file's metadata */
export function mapArchive(
  tiles: readonly TileOfArchive[],
  { layers = [], packed = false }: { layers?: readonly string[]; packed?: boolean } = {},
): Buffer {
  const sorted = tiles
    .map(({ address: { z, x, y }, body }) => ({ id: zxyToTileId(z, x, y), body }))
    .toSorted((a, b) => a.id - b.id)
  const steps = sorted.map(({ id }, i) => id - (sorted[i - 1]?.id ?? 0))
  const columns = [steps, sorted.map(() => 1), sorted.map(({ body }) => body.length), sorted.map((_, i) => (i ? 0 : 1))]
  const directory = Buffer.from([sorted.length, ...columns.flat()].flatMap(varint))
  const metadata = Buffer.from(JSON.stringify({ attribution: 'them', vector_layers: layers.map((id) => ({ id })) }))
  const content = Buffer.concat(sorted.map(({ body }) => body))
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header[7] = 3
  const [metadataAt, tilesAt] = [127 + directory.length, 127 + directory.length + metadata.length]
  const count = sorted.length
  const numbers = [
    127,
    directory.length,
    metadataAt,
    metadata.length,
    tilesAt,
    0,
    tilesAt,
    content.length,
    count,
    count,
    count,
  ]
  numbers.forEach((value, i) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * i))
  header.set([1, NOT_PACKED, packed ? GZIP : NOT_PACKED, 1, 0, 14], 96)
  const degrees = [9.4, 47, 9.7, 47.3]
  degrees.forEach((value, i) => header.writeInt32LE(value * 1e7, 102 + 4 * i))
  return Buffer.concat([header, directory, metadata, content])
}
