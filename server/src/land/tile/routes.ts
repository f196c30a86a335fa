import { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { queriedFilter } from '@fieldfare/shared/filterQuery.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../platform/call/context.ts'
import { networkOf } from '../../platform/call/limits.ts'
import { databaseErrorCode } from '../../platform/db/errors.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { readAddress } from './address.ts'
import { makeTiles, TILE_SECONDS } from './tiles.ts'

/**
 * GET /tiles/areas/{z}/{x}/{y}.pbf: all public areas and communities as a vector tile, z 0 to 14; see `encodeTile` for its layers.
 * `?levels=country,world&rating=7&from=2025&to=2026&land=<id of a community>`, each optional, filters the areas. 200 (always gzip); 204 for
 * an empty tile; 304 by ETag; 400 for a malformed tile address or filter; 404 for a tile outside the grid; 429 and 503 while too many
 * requests wait; 503 while the database is unavailable. Reads no session: tiles hold public data only.
 */
export function tileRoutes(http: FastifyInstance, deps: Pick<Deps, 'db' | 'load'>): { close(): Promise<void> } {
  const tiles = makeTiles(deps, (err) => http.log.error({ err }, 'a tile worker ended'))
  http.get<{ Params: { z: string; x: string; y: string }; Querystring: Record<string, unknown> }>(
    '/tiles/areas/:z/:x/:y',
    async (request, reply) => {
      const address = readAddress(request.params)
      if (typeof address === 'string') return refuse(reply, address)
      const filter = AreaFilter.safeParse(queriedFilter(request.query))
      if (!filter.success) return refuse(reply, 'bad-input')
      const tile = await tiles.get(address, filter.data, networkOf(request.ip)).catch(codeOf)
      if (typeof tile === 'string') return refuse(reply, tile)
      reply.header('cache-control', `public, max-age=${TILE_SECONDS}`)
      if (!tile) return reply.code(204).send()
      reply.header('etag', tile.etag)
      if (isKnown(request.headers['if-none-match'], tile.etag)) return reply.code(304).send()
      return reply.headers(HEADERS).send(Buffer.from(tile.body.buffer))
    },
  )
  return tiles
}

const HEADERS = { 'content-type': 'application/vnd.mapbox-vector-tile', 'content-encoding': 'gzip' }

function codeOf(error: unknown): 'unavailable' | 'too-many' {
  const code = error instanceof AppError ? error.code : databaseErrorCode(error)
  if (code === 'unavailable' || code === 'too-many') return code
  throw error
}
