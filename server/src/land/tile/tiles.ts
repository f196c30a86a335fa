import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { filterQuery } from '@fieldfare/shared/filterQuery.ts'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../platform/db/connect.ts'
import type { TileAddress } from './address.ts'
import { Encoder } from './encoder.ts'
import type { EncodedTile } from './encodeWorker.ts'
import { readTile, TILE_LIMITS } from './rows.ts'
import type { LoadControl } from '../../platform/call/loadControl.ts'

/** The seconds that a tile is kept in this server, and again in browsers: together a minute, the longest delay of a change. */
export const TILE_SECONDS = 30
/** The most bytes of the cache: a few hundred full tiles, or all tiles that are read in half a minute. */
const CACHE_BYTES = 64 * 1024 * 1024
/** The approximate memory of an entry besides its bytes. */
const ENTRY_BYTES = 300

interface TileRequest {
  address: TileAddress
  filter: AreaFilter
  /** The client whose request it is; clients take turns. */
  client: string
}

/** An encoded tile; null for an empty one. */
export type Tile = EncodedTile | null

export interface Tiles {
  /**
   * Returns the tile of the areas that pass the filter. It is read and encoded once for all requests within half a minute. Clients take
   * turns.
   * @throws the error of the database; AppError 'too-many' or 'unavailable' while too many tiles are waited for
   */
  get(address: TileAddress, filter: AreaFilter, client: string): Promise<Tile>
  close(): Promise<void>
}

export function makeTiles(
  { db, load }: { db: Pick<Database, 'reading'>; load: Pick<LoadControl, 'tile'> },
  onError: (error: unknown) => void,
): Tiles {
  const encoder = new Encoder(onError)
  const make = ({ address, filter, client }: TileRequest): Promise<Tile> =>
    load.tile(client, async () => {
      const rows = await db.reading.run(null, (kysely) => readTile(kysely, address, TILE_LIMITS, filter))
      return rows && encoder.encode(address, rows)
    })
  // A tile holds public data only, so one tile serves every reader.
  const cache = new LRUCache<string, { tile: Tile }, TileRequest>({
    ttl: TILE_SECONDS * 1000,
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ tile }) => ENTRY_BYTES + (tile?.body.length ?? 0),
    fetchMethod: async (_key, _stale, { context }) => ({ tile: await make(context) }),
    ignoreFetchAbort: true,
  })
  return {
    async get(address, filter, client) {
      const { z, x, y } = address
      const context = { address, filter, client }
      const { tile } = await cache.forceFetch(`${z}/${x}/${y}?${filterQuery(filter)}`, { context })
      return tile
    },
    close: () => encoder.close(),
  }
}
