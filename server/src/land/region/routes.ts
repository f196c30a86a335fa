import { AppError } from '@fieldfare/shared/errors.ts'
import {
  type Region,
  REGION_TILES_MAX,
  type RegionEstimate,
  readRegion,
  regionTiles,
} from '@fieldfare/shared/region.ts'
import send from '@fastify/send'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { basename, dirname, join } from 'node:path'
import { makeBuckets } from '../../platform/call/bucket.ts'
import { networkOf } from '../../platform/call/limits.ts'
import type { Config } from '../../platform/config.ts'
import { orRefuse, refuse } from '../../platform/http/refuse.ts'
import { type BaseTiles, baseMapOf } from '../basemap/routes.ts'
import { RegionFiles } from './regionFiles.ts'

/**
 * The limit of requests for sizes and files, for each person behind an IP address; a request for the progress of a file counts a hundredth
 * of one.
 */
const ASKED = { burst: 30, perSecond: 1 / 30 }
const POLL = 0.01
/** Seconds after which clients should ask for the progress of a file again. */
const AGAIN_SECONDS = 1
const TYPE = 'application/vnd.pmtiles'
const VERSION = /^([0-9a-f]{16})\.pmtiles$/

type Asked = FastifyRequest<{ Params: { region: string; file?: string } }>

/**
 * Offline regions: files of the detailed map that devices store; `{region}` is a key made by `regionKey`.
 * GET /tiles/regions/{region}: its `RegionEstimate`. GET /tiles/regions/{region}/map: 200 with its `RegionFile`, or 202 with its
 * `RegionProgress` while the file is being made. GET /tiles/regions/{region}/{file}.pmtiles: the file, or ranges of it; 404 for a version
 * that is no longer kept.
 * 400 for a malformed region; 404 where regions are off; 413 for a region of more than REGION_TILES_MAX tiles or REGION_BYTES_MAX bytes;
 * 429 for a client with too many requests or while too many wait; 503 while the tiles are unavailable. Reads no session.
 * @param wait milliseconds after which a tile that did not arrive is requested again
 */
export function regionRoutes(
  http: FastifyInstance,
  config: Config,
  wait?: { againMs: number },
): { close(): Promise<void> } {
  const baseMap = baseMapOf(http)
  const tilesToTake = async (): Promise<BaseTiles | null> => {
    const tiles = await baseMap.tiles()
    return tiles?.offline ? tiles : null
  }
  const files = new RegionFiles(join(config.DATA_DIR, 'regions'), tilesToTake, wait)
  const factor = config.PEOPLE_PER_ADDRESS
  const mayAsk = makeBuckets({ burst: ASKED.burst * factor, perSecond: ASKED.perSecond * factor })

  const answer =
    (
      cost: number,
      give: (region: Region, request: Asked, reply: FastifyReply, tiles: BaseTiles) => Promise<FastifyReply>,
    ) =>
    async (request: Asked, reply: FastifyReply) =>
      orRefuse(reply, async () => {
        reply.header('cache-control', 'no-store')
        const region = readRegion(request.params.region)
        if (!region) throw new AppError('bad-input')
        const tiles = await tilesToTake()
        if (!tiles) throw new AppError('not-found')
        if (regionTiles(region) > REGION_TILES_MAX) throw new AppError('too-large')
        if (!mayAsk(networkOf(request.ip), cost)) throw new AppError('too-many')
        return give(region, request, reply, tiles)
      })

  http.get(
    '/tiles/regions/:region',
    answer(1, async (region, { ip }, reply, tiles) => {
      const bytes = Math.round(await files.estimate(tiles, region, networkOf(ip)))
      const estimate: RegionEstimate = { tiles: regionTiles(region), bytes }
      return reply.send(estimate)
    }),
  )
  http.get(
    '/tiles/regions/:region/map',
    answer(POLL, async (region, { ip }, reply) => {
      const found = await files.get(region, networkOf(ip))
      if ('file' in found) return reply.send(found)
      return reply.code(202).header('retry-after', AGAIN_SECONDS).send(found)
    }),
  )
  http.get(
    '/tiles/regions/:region/:file',
    answer(POLL, async (region, request, reply) => {
      const version = VERSION.exec(request.params.file ?? '')?.[1]
      const path = version && (await files.pathOf(region, version))
      if (!path) return refuse(reply, 'not-found')
      const sent = await send(request.raw, basename(path), { root: dirname(path), cacheControl: false })
      return reply.code(sent.statusCode).headers(sent.headers).type(TYPE).send(sent.stream)
    }),
  )
  return { close: () => files.close() }
}
