import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { AppError } from '@fieldfare/shared/errors.ts'
import { LOVE_TILE_ZOOM_MAX } from '@fieldfare/shared/loveMap.ts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../platform/call/context.ts'
import { networkOf } from '../../platform/call/limits.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { orRefuse } from '../../platform/http/refuse.ts'
import { readAddress, type TileAddress } from '../tile/address.ts'
import { encodeLove } from './encodeLove.ts'
import { cellsOfTile } from './rows.ts'

/** Seconds that a tile is kept in this server; the map changes once a week. */
const KEPT_SECONDS = 600
/** Seconds that browsers keep a tile. */
const BROWSER_SECONDS = 3600
const CACHE_BYTES = 16 * 1024 * 1024
const ENTRY_BYTES = 300
const HEADERS = { 'content-type': 'application/vnd.mapbox-vector-tile', 'content-encoding': 'gzip' }

interface LoveTile {
  body: Buffer
  etag: string
}

/**
 * GET /tiles/love/{z}/{x}/{y}.pbf: the love map as a vector tile, z 0 to 11; see `encodeLove` for its layer. 200 (always gzip); 204 for an
 * empty tile; 304 by ETag; 400 for a malformed tile address; 404 for a tile outside the grid; 429 and 503 while too many requests wait; 503
 * while the database is unavailable. Reads no session: released cells are public.
 */
export function loveTileRoutes(http: FastifyInstance, { db, load }: Pick<Deps, 'db' | 'load'>): void {
  const cache = new LRUCache<string, { tile: LoveTile | null }, { address: TileAddress; client: string }>({
    ttl: KEPT_SECONDS * 1000,
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ tile }) => ENTRY_BYTES + (tile?.body.length ?? 0),
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { address, client } }) => ({
      tile: await load.tile(client, async () =>
        tileOf(address, await db.reading.run(null, (kysely) => cellsOfTile(kysely, address))),
      ),
    }),
  })
  http.get<{ Params: { z: string; x: string; y: string } }>('/tiles/love/:z/:x/:y', (request, reply) =>
    orRefuse(reply, async () => {
      const address = readAddress(request.params, '.pbf', LOVE_TILE_ZOOM_MAX)
      if (typeof address === 'string') throw new AppError(address)
      const { z, x, y } = address
      const context = { address, client: networkOf(request.ip) }
      const { tile } = await cache.forceFetch(`${z}/${x}/${y}`, { context })
      reply.header('cache-control', `public, max-age=${BROWSER_SECONDS}`)
      if (!tile) return reply.code(204).send()
      reply.header('etag', tile.etag)
      if (isKnown(request.headers['if-none-match'], tile.etag)) return reply.code(304).send()
      return reply.headers(HEADERS).send(tile.body)
    }),
  )
}

/** Encodes a tile on the main thread: at most a thousand points take a millisecond or two. */
function tileOf(address: TileAddress, steps: Parameters<typeof encodeLove>[1]): LoveTile | null {
  const bytes = encodeLove(address, steps)
  if (!bytes) return null
  const body = gzipSync(bytes)
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` }
}
