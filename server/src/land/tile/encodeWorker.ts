import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { TileAddress } from './address.ts'
import { encodeTile } from './encode.ts'
import type { TileRows } from './rows.ts'

export interface EncodeTask {
  tile: TileAddress
  rows: TileRows
}

/** A tile in the form in which it is sent. */
export interface EncodedTile {
  /** The bytes, compressed with gzip. */
  body: Uint8Array<ArrayBuffer>
  /** The strong ETag, with its quotes. */
  etag: string
}

/** The level of gzip compression: half of a tile are identifiers, which do not compress, so more effort saves next to nothing. */
const EFFORT = 4

/** Encodes a task's tile in a worker thread. Returns null for an empty tile; else transfers its bytes without a copy. */
export function encode({ tile, rows }: EncodeTask): unknown {
  const bytes = encodeTile(tile, rows)
  if (!bytes) return null
  const body = new Uint8Array(gzipSync(bytes, { level: EFFORT }))
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  return move({ [transferableSymbol]: [body.buffer], [valueSymbol]: { body, etag } satisfies EncodedTile })
}
