import { LRUCache } from 'lru-cache'
import type { Database } from '../db/connect.ts'
import type { TileAddress } from './address.ts'
import { Encoder } from './encoder.ts'
import type { EncodedTile } from './encodeWorker.ts'
import { readTile } from './rows.ts'
import { Semaphore } from '../call/semaphore.ts'

/** Seconds that a tile is kept here, and again in browsers: together the minute by which tiles may lag behind. */
export const TILE_SECONDS = 30
/** A few hundred full tiles, or every tile that the readers of half a minute look at. */
const CACHE_BYTES = 64 * 1024 * 1024
/** The approximate memory of an entry besides its bytes. */
const ENTRY_BYTES = 300
/** Some seconds' work: a tile that waits longer is no longer on the screen. */
const LINE = 500

/** An empty tile has no bytes. */
export type Tile = EncodedTile | null

export interface Tiles {
  /** The tile, read and made once for all who ask within half a minute. @throws what the database throws */
  get(address: TileAddress): Promise<Tile>
  close(): Promise<void>
}

export function makeTiles(db: Pick<Database, 'kysely' | 'pool'>, onError: (error: unknown) => void): Tiles {
  const encoder = new Encoder(onError)
  // Half of the connections, so that saving never waits for tiles; two where there is one, to read while encoding.
  const semaphore = new Semaphore(Math.max(2, Math.floor((db.pool.options.max ?? 0) / 2)), LINE)
  const make = (address: TileAddress): Promise<Tile> =>
    semaphore.run(async () => {
      const rows = await readTile(db.kysely, address)
      return rows && encoder.encode(address, rows)
    })
  // A tile holds public data only, so one tile serves every reader.
  const cache = new LRUCache<string, { tile: Tile }, TileAddress>({
    ttl: TILE_SECONDS * 1000,
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ tile }) => ENTRY_BYTES + (tile?.body.length ?? 0),
    fetchMethod: async (_key, _stale, { context }) => ({ tile: await make(context) }),
    ignoreFetchAbort: true,
  })
  return {
    async get(address) {
      const { tile } = await cache.forceFetch(`${address.z}/${address.x}/${address.y}`, { context: address })
      return tile
    },
    close: () => encoder.close(),
  }
}
