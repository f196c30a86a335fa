import { AppError } from '@fieldfare/shared/errors.ts'
import { TILE_ZOOM_MAX } from '@fieldfare/shared/geo/tiles.ts'
import type { PublicConfig, TileSchema } from '@fieldfare/shared/publicConfig.ts'
import { NATURE_ZOOMS } from '@fieldfare/shared/map/natureZooms.ts'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Counter, Gauge, type Registry } from 'prom-client'
import { makeBucket, makeBuckets } from '../../platform/call/bucket.ts'
import { networkOf } from '../../platform/call/limits.ts'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import type { Config } from '../../platform/config.ts'
import { isKnown } from '../../platform/call/etag.ts'
import { refuse } from '../../platform/http/refuse.ts'
import { upstreamHeaders } from '../../platform/http/upstreamHeaders.ts'
import { readAddress, type TileAddress } from '../tile/address.ts'
import { DiskCache } from './diskCache.ts'
import { fileUpstream } from './fileUpstream.ts'
import { makeNatureTiles } from './natureTiles.ts'
import { type PassedTile, PassedTiles, type TileOrigin } from './passedTiles.ts'
import { pictureType } from './pictureType.ts'
import { type Upstream, webUpstream } from './upstream.ts'
import { makeUpstreamGet, UpstreamError } from './upstreamGet.ts'
import { aerialPlan, baseMapPlan, type UpstreamPlan } from './upstreams.ts'
import { groundedTile } from './vectorTile.ts'

/** The most concurrent requests to upstreams, in all and for one client. */
const AT_ONCE = 16
const EACH = 8
/** Tiles that one client may wait for: a few screens, for fast panning. A map does not request a refused tile again. */
const LINE_EACH = 600
const LINE = 4 * LINE_EACH
/**
 * The limit of tiles that this server fetches from an upstream, for each person behind an IP address: a few screens at once, then a steady
 * pace.
 */
const UNSEEN = { burst: 200, perSecond: 5 }
/** The client name under which tiles are fetched for all offline regions of devices, and the rate of these tiles. */
export const REGIONS = 'regions'
const FOR_REGIONS = { burst: 200, perSecond: 25 }
/** The most seconds that browsers keep a tile, and the seconds that they keep an answer without a tile (204). */
const BROWSER_SECONDS = 24 * 3600
const NONE_SECONDS = 3600
/** The highest zoom of aerial photos, counted for tiles of 256 pixels. */
const AERIAL_ZOOM_MAX = 20
/** Milliseconds that the first page waits for an upstream's offer (attribution, bounds and zooms of its tiles). */
const OFFER_MS = 1500

type Kind = 'base' | 'aerial'
type Params = { Params: { z: string; x: string; y: string } }

/** Access to the tiles of the detailed map, from their upstream or the cache. */
export interface BaseTiles {
  schema: TileSchema
  /** The highest zoom of the tiles. */
  maxzoom: number
  /** The credit for the tiles' makers, in their own HTML. */
  attribution: string
  /** True if devices may keep regions of the tiles for use offline, by the makers' terms or the setting. */
  offline: boolean
  /** Returns a tile. @throws what `PassedTiles.get` throws */
  get(address: TileAddress, client: string): Promise<PassedTile>
  /** Returns a tile with the nature that far views show, z 6 to 8. @throws what `get` throws */
  nature(address: TileAddress, client: string): Promise<PassedTile>
}

export interface BaseMap {
  /** Returns the base map and the aerial photos that browsers may show now. Never throws. */
  offers(): Promise<Pick<PublicConfig, 'baseMap' | 'aerial'>>
  /** Returns the tiles of the base map that browsers may show now; null if there is none. Never throws. */
  tiles(): Promise<BaseTiles | null>
  close(): Promise<void>
}

const opened = new WeakMap<FastifyInstance, BaseMap>()

/** The base map of a server, for the pictures it draws. @throws Error if `baseMapRoutes` has not run yet */
export function baseMapOf(http: FastifyInstance): BaseMap {
  const map = opened.get(http)
  if (!map) throw new Error('the base map has no routes yet')
  return map
}

/**
 * GET /tiles/base/{z}/{x}/{y}, the detailed map as vector tiles of z 0 to 14; GET /tiles/nature/{z}/{x}/{y}, the nature in these tiles that
 * far views show, z 6 to 8; and GET /tiles/aerial/{z}/{x}/{y}, aerial photos. All come from upstreams (settings BASE_MAP and AERIAL): these
 * never see a reader's IP address, and fetched tiles are kept.
 * 200; 204 where there is no tile; 304 by ETag; 400 for a malformed tile address; 404 outside the grid or where the layer is off; 429 for a
 * client with too many requests; 503 while the upstream is away and the tile is not kept.
 */
export function baseMapRoutes(http: FastifyInstance, config: Config, metrics: Registry): BaseMap {
  const get = makeUpstreamGet(upstreamHeaders(config))
  const disk = new DiskCache(join(config.DATA_DIR, 'tiles'), config.TILE_CACHE_MB * 1024 * 1024, (error) =>
    http.log.warn({ err: error }, 'tiles cannot be kept on the disk'),
  )
  // Waiting for an upstream is no work for the server, so a client's long waits do not count against that client.
  const queue = new FairQueue({ atOnce: AT_ONCE, each: EACH, line: LINE, lineEach: LINE_EACH, muchMs: Infinity })
  const factor = config.PEOPLE_PER_ADDRESS
  const mayFetch = makeBuckets({ burst: UNSEEN.burst * factor, perSecond: UNSEEN.perSecond * factor })
  const mayFetchForRegions = makeBucket(FOR_REGIONS)
  const inTurn = <T>(client: string, task: () => Promise<T>): Promise<T> => {
    const may = client === REGIONS ? mayFetchForRegions() : mayFetch(client)
    if (!may) throw new AppError('too-many')
    return queue.run(client, task)
  }
  const count = countingBy(metrics, disk)
  const openTiles = (kind: Kind, plan: UpstreamPlan | null) => {
    if (!plan) return null
    const upstream = plan.kind === 'file' ? fileUpstream(plan.address) : webUpstream(plan, get)
    const tiles = new PassedTiles({
      name: `${kind}/${plan.name}-${createHash('sha1').update(plan.address).digest('hex').slice(0, 8)}`,
      upstream,
      disk,
      isLocal: plan.kind === 'file',
      prepare: async ({ body }) => (kind === 'base' ? groundedTile(body) : picture(body)),
      // Requests to a file on this machine are not limited by number.
      inTurn: plan.kind === 'file' ? (client, task) => queue.run(client, task) : inTurn,
      onOrigin: (origin) => count(kind, origin),
    })
    return { upstream, tiles }
  }
  const plan = baseMapPlan(config.BASE_MAP)
  const layers = {
    base: openTiles('base', plan),
    aerial: openTiles('aerial', aerialPlan(config.AERIAL)),
  }

  const { base } = layers
  const nature = base && {
    ...base,
    tiles: { get: makeNatureTiles((address, client) => base.tiles.get(address, client)) },
  }

  const answer = (kind: Kind | 'nature', { min, max }: { min: number; max: number }) =>
    http.get<Params>(`/tiles/${kind}/:z/:x/:y`, async (request, reply) => {
      const address = readAddress(request.params, '', max)
      if (typeof address === 'string') return refuse(reply, address)
      const layer = kind === 'nature' ? nature : layers[kind]
      if (!layer || address.z < min) return refuse(reply, 'not-found')
      const none = () => reply.code(204).header('cache-control', `public, max-age=${NONE_SECONDS}`).send()
      // Tiles outside the offer are neither requested nor kept: anybody can ask for millions of them.
      if (!layer.upstream.mayHave(address)) return none()
      const tile = await layer.tiles.get(address, networkOf(request.ip)).catch(refusalOf)
      if (typeof tile === 'string') return refuse(reply.header('cache-control', 'no-store'), tile)
      if (!tile.body) return none()
      const seconds = Math.min(BROWSER_SECONDS, Math.max(60, Math.floor(tile.goodMs / 1000)))
      reply.headers({ etag: tile.etag, 'cache-control': `public, max-age=${seconds}` })
      if (isKnown(request.headers['if-none-match'], tile.etag)) return reply.code(304).send()
      return reply
        .headers(kind !== 'aerial' ? VECTOR : { 'content-type': pictureType(tile.body) ?? '' })
        .send(tile.body)
    })
  answer('base', { min: 0, max: TILE_ZOOM_MAX })
  answer('nature', NATURE_ZOOMS)
  answer('aerial', { min: 0, max: AERIAL_ZOOM_MAX })

  const offerOf = async (upstream: Upstream | undefined) => {
    const timeout = new Promise<null>((resolve) => void setTimeout(resolve, OFFER_MS, null).unref())
    return upstream ? Promise.race([upstream.offer().catch(() => null), timeout]) : null
  }
  const offline = config.BASE_MAP_OFFLINE ?? plan?.offline ?? false
  const baseOffer = async (): Promise<PublicConfig['baseMap']> => {
    // A map style that the operator configured replaces the base map.
    const base = config.MAP_STYLE_URL ? null : await offerOf(layers.base?.upstream)
    const { schema } = base ?? {}
    return base && schema ? { ...base, schema, offline, maxzoom: Math.min(base.maxzoom, TILE_ZOOM_MAX) } : null
  }
  const map: BaseMap = {
    async tiles() {
      const offer = await baseOffer()
      if (!offer || !base || !nature) return null
      const { schema, maxzoom, attribution } = offer
      return {
        schema,
        maxzoom,
        attribution,
        offline,
        get: (address, client) => base.tiles.get(address, client),
        nature: nature.tiles.get,
      }
    },
    async offers() {
      const [baseMap, aerial] = await Promise.all([baseOffer(), offerOf(layers.aerial?.upstream)])
      return {
        baseMap,
        aerial: aerial && { ...publicOffer(aerial), maxzoom: Math.min(aerial.maxzoom, AERIAL_ZOOM_MAX) },
      }
    },
    async close() {
      await Promise.all([layers.base?.upstream.close(), layers.aerial?.upstream.close()])
      await disk.settled()
    },
  }
  opened.set(http, map)
  return map
}

const VECTOR = { 'content-type': 'application/vnd.mapbox-vector-tile', 'content-encoding': 'gzip' }

const publicOffer = ({ attribution, bounds, maxzoom }: PublicConfigTiles): PublicConfigTiles => ({
  attribution,
  bounds,
  maxzoom,
})
type PublicConfigTiles = NonNullable<PublicConfig['aerial']>

function picture(body: Buffer): Buffer {
  if (!pictureType(body)) throw new UpstreamError('sent no picture')
  return body
}

function refusalOf(error: unknown): 'unavailable' | 'too-many' {
  const code = error instanceof AppError ? error.code : null
  if (code === 'unavailable' || code === 'too-many') return code
  throw error
}

function countingBy(metrics: Registry, disk: DiskCache): (kind: Kind, origin: TileOrigin) => void {
  const tiles = new Counter({
    name: 'passed_tiles_total',
    help: 'Tiles of the detailed map and of aerial photos, by where they came from',
    labelNames: ['layer', 'origin'],
    registers: [metrics],
  })
  new Gauge({
    name: 'passed_tiles_disk_bytes',
    help: 'What the kept tiles take of the disk',
    registers: [metrics],
    collect() {
      this.set(disk.bytes)
    },
  })
  return (layer, origin) => tiles.inc({ layer, origin })
}
