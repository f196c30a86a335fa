import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { UpstreamError } from './upstreamGet.ts'

const [compress, decompress] = [promisify(gzip), promisify(gunzip)]
/** The largest unpacked tile, in bytes: larger than any map draws, and small enough to stop a decompression bomb. */
const UNPACKED_MAX = 32 * 1024 * 1024

/**
 * A layer `ground` with one polygon that covers the tile and an eighth beyond each edge, on a grid of 8 units: byte by byte in the encoding
 * of vector tiles 2.1. Styles fill it with the colour of land, so that a tile covers anything drawn below it.
 */
const GROUND = Buffer.from(
  [
    [0x1a, 29], // a layer
    [0x0a, 6, 0x67, 0x72, 0x6f, 0x75, 0x6e, 0x64], // named ground
    [0x12, 15, 0x18, 3], // a feature: a polygon
    [0x22, 11, 0x09, 1, 1, 0x1a, 20, 0, 0, 20, 19, 0, 0x0f], // from -1, -1 by 10 to the right, down and back
    [0x28, 8, 0x78, 2], // extent 8, version 2
  ].flat(),
)

/**
 * Returns an upstream's vector tile as we send it: gzipped, with a layer `ground` before its own layers. Null for a tile without content.
 * @param bytes the tile as it arrived, gzipped or not
 * @throws UpstreamError for bytes that are no vector tile
 */
export async function groundedTile(bytes: Buffer): Promise<Buffer | null> {
  const tile = await unpack(bytes)
  if (tile.length === 0) return null
  if (!isVectorTile(tile)) throw new UpstreamError('sent no vector tile')
  return packed(Buffer.concat([GROUND, tile]))
}

/** Gzips a tile. */
export const packed = (tile: Uint8Array): Promise<Buffer> => compress(tile)

/** Unpacks a tile if it is gzipped. @throws UpstreamError if it cannot be unpacked */
export async function unpack(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await decompress(bytes, { maxOutputLength: UNPACKED_MAX })
  } catch {
    throw new UpstreamError('sent a tile that cannot be unpacked')
  }
}

/** Tells whether bytes are a sequence of vector tile layers, by the length of each; the contents of layers are not checked. */
export function isVectorTile(bytes: Uint8Array): boolean {
  let at = 0
  while (at < bytes.length) {
    if (bytes[at++] !== 0x1a) return false
    let [length, shift] = [0, 0]
    for (;;) {
      const byte = bytes[at++]
      if (byte === undefined || shift > 28) return false
      length += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) break
      shift += 7
    }
    at += length
  }
  return at === bytes.length
}
