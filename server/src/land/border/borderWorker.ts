import { gunzipSync } from 'node:zlib'
import type { Grid } from '@fieldfare/shared/geo/clip.ts'
import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import { move, transferableSymbol, valueSymbol } from 'piscina'
import type { TileAddress } from '../tile/address.ts'
import { type Piece, piecesIn, type PieceSearch } from './tilePieces.ts'
import { unitePieces } from './unitePieces.ts'

/** The largest unpacked tile, in bytes: larger than any map draws, and small enough to stop a decompression bomb. */
const UNPACKED_MAX = 32 * 1024 * 1024

export interface LookTask {
  /** The bytes of the tile, compressed with gzip. */
  body: Uint8Array
  address: TileAddress
  schema: TileSchema
  on: Grid
  sought: PieceSearch
}
export interface UniteTask {
  on: Grid
  tiles: { address: TileAddress; pieces: Pick<Piece, 'rings'>[] }[]
}

/** Finds the pieces of borders in a tile, in a worker thread; their rings are transferred, not copied. @throws for a tile that cannot be read */
export function look({ body, ...tile }: LookTask): unknown {
  const bytes = gunzipSync(body, { maxOutputLength: UNPACKED_MAX })
  const pieces = piecesIn({ ...tile, bytes }, tile.sought)
  const buffers = pieces.flatMap(({ rings }) => rings.map(({ buffer }) => buffer))
  return move({ [transferableSymbol]: buffers, [valueSymbol]: pieces })
}

/** Unites the pieces of a border, in a worker thread. */
export const unite = ({ on, tiles }: UniteTask) => unitePieces(on, tiles)
