import { type BorderView, OSM_LICENCE, OSM_SOURCE } from '@fieldfare/shared/border.ts'
import type { Grid } from '@fieldfare/shared/geo/clip.ts'
import { countCorners } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import type { TileAddress } from '../tile/address.ts'
import { BorderPool } from './borderPool.ts'
import { followBorder, type TilePieces, tileKey } from './followBorder.ts'
import { gridOf } from './tileFrame.ts'
import type { Piece, PieceSearch } from './tilePieces.ts'

/** Limits of the work for one point. */
export interface MapBorderLimits {
  /** The most tiles of one zoom that a border may lie in; a larger border is read at the next lower zoom. */
  tiles: number
  /** The number of lower zooms that are tried. */
  zooms: number
  /** Milliseconds after which a request is answered without the borders of the map: the borders of registers are enough for now. */
  waitMs: number
  /** Milliseconds after which the work for a point is cancelled. */
  workMs: number
}
const LIMITS: MapBorderLimits = { tiles: 64, zooms: 2, waitMs: 1200, workMs: 9000 }
/** The most coordinates in all rings of a border: a quarter of a million corners. */
const NUMBERS_MAX = 500_000
/** The most borders over a point that are returned: those with the smallest pieces in the tile of the point. */
const CANDIDATES_MAX = 4
/** The smallest border that is offered: smaller ones are flower beds and single trees. */
const HECTARES_MIN = 0.05
/** The most corners of cached borders, some 30 MB; and the milliseconds for which a border is cached. */
const KEPT_CORNERS = 300_000
const KEPT_MS = 24 * 3600 * 1000
/** The number of points whose borders are put together concurrently, and the length of the queue: most of the time is spent waiting for tiles. */
const TURNS = { atOnce: 8, each: 3, line: 100, lineEach: 10, muchMs: Infinity }

/** `pending`: the borders are still being put together. `partial`: some could not be put together, for example because tiles are missing now. */
export interface FoundBorders {
  borders: BorderView[]
  state: 'whole' | 'pending' | 'partial'
}

export interface MapBorders {
  /**
   * Finds the borders of the detailed map around a point, the smallest first; none without a detailed map. Never rejects because of a
   * failure of the map's service.
   */
  at(point: Position, client: string): Promise<FoundBorders>
  close(): Promise<void>
}

const NONE: FoundBorders = { borders: [], state: 'whole' }
const PARTIAL: FoundBorders = { borders: [], state: 'partial' }

/**
 * Puts borders together from tiles of the detailed map, in worker threads; concurrent requests share the work, and results are cached for a
 * day.
 * @param tilesOf returns the tiles of the detailed map; null without such a map
 * @param onTrouble called with each failure, such as a broken tile
 */
export function makeMapBorders(
  tilesOf: () => Promise<BaseTiles | null>,
  onTrouble: (error: unknown) => void,
  limits: MapBorderLimits = LIMITS,
): MapBorders {
  const pool = new BorderPool(onTrouble)
  const queue = new FairQueue(TURNS)
  const cache = new LRUCache<string, { border: BorderView | null }>({ maxSize: KEPT_CORNERS, ttl: KEPT_MS })
  const points = new Map<string, Promise<FoundBorders>>()
  const features = new Map<string, Promise<unknown>>()

  async function find(point: Position, client: string): Promise<FoundBorders> {
    const tiles = await tilesOf()
    if (!tiles) return NONE
    const work = new Work(pool, tiles, client, limits)
    const address = work.tileOf(point, tiles.maxzoom)
    const under = await work.look(address, gridOf(address), { at: point })
    const candidates = under.toSorted((a, b) => extentOf(a) - extentOf(b)).slice(0, CANDIDATES_MAX)
    const found = await Promise.allSettled(candidates.map((piece) => borderOf(work, address, piece, point)))
    for (const one of found) if (one.status === 'rejected') onTrouble(one.reason)
    const borders = found.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []))
    return {
      borders: withoutTwins(borders.toSorted((a, b) => a.hectares - b.hectares)),
      state: found.some(({ status }) => status === 'rejected') ? 'partial' : 'whole',
    }
  }

  /** Puts a border together once for all concurrent requests, wherever in the border people point. */
  async function borderOf(work: Work, address: TileAddress, piece: Piece, point: Position): Promise<BorderView | null> {
    const ownKey = work.keyOf(address, piece)
    const feature = piece.id === null ? ownKey : `${piece.layer}/${piece.id}`
    // The other request for the same feature id may have found a part that lies elsewhere: then this part is put together separately.
    await features.get(feature)?.catch(() => undefined)
    const cached = cache.get(ownKey)
    if (cached) return cached.border
    const making = assemble(work, address, piece, point)
    features.set(feature, making)
    try {
      const { border, from } = await making
      const keys = new Set([ownKey, ...from.flatMap((tile) => tile.pieces.map((one) => work.keyOf(tile.address, one)))])
      const size = Math.ceil((10 + (border ? countCorners(border.shape) : 0)) / keys.size)
      for (const key of keys) cache.set(key, { border }, { size })
      return border
    } finally {
      if (features.get(feature) === making) features.delete(feature)
    }
  }

  async function answer(point: Position, client: string): Promise<FoundBorders> {
    try {
      return await queue.run(client, () => find(point, client))
    } catch (error) {
      onTrouble(error)
      return PARTIAL
    }
  }

  return {
    async at(point, client) {
      const key = point.join()
      const pending = points.get(key) ?? answer(point, client).finally(() => points.delete(key))
      points.set(key, pending)
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<FoundBorders>((resolve) => {
        timer = setTimeout(resolve, limits.waitMs, { borders: [], state: 'pending' })
      })
      return Promise.race([pending, timeout]).finally(() => clearTimeout(timer))
    },
    close: () => pool.close(),
  }
}

/**
 * Returns the border that a piece belongs to, with all pieces of the border, at the highest zoom at which the border lies in few enough
 * tiles.
 */
async function assemble(
  work: Work,
  address: TileAddress,
  piece: Piece,
  point: Position,
): Promise<{ border: BorderView | null; from: TilePieces[] }> {
  const nothing = { border: null, from: [] }
  let start: { address: TileAddress; piece: Piece; on: Grid } = { address, piece, on: gridOf(address) }
  for (let lower = 0; ;) {
    const { on } = start
    const from = await followBorder(
      start.address,
      start.piece,
      (beside, entries) => work.look(beside, on, { entries }),
      { tiles: work.limits.tiles, numbers: NUMBERS_MAX },
    )
    if (from) return { border: await unitedBorder(work, on, start.piece, from), from }
    lower++
    if (lower > work.limits.zooms || address.z - lower < 0) return nothing
    const above = work.tileOf(point, address.z - lower)
    const same = (await work.look(above, gridOf(above), { at: point })).find(
      ({ layer, kind, id }) => layer === piece.layer && kind === piece.kind && (id === piece.id || id === null),
    )
    if (!same) return nothing
    start = { address: above, piece: same, on: gridOf(above) }
  }
}

async function unitedBorder(work: Work, on: Grid, piece: Piece, from: TilePieces[]): Promise<BorderView | null> {
  const united = await work.unite(on, from)
  if (!united || united.hectares < HECTARES_MIN) return null
  const { local, ...names } = Object.assign({}, ...from.flatMap(({ pieces }) => pieces.map((one) => one.names)))
  const refs = from.map(({ address, pieces }) => `${tileKey(address)}/${pieces[0]?.ref}`).toSorted()
  return {
    id: piece.id === null ? `${refs[0]}` : `${piece.layer}/${piece.id}`,
    name: local ?? Object.values(names)[0] ?? '',
    ...(Object.keys(names).length > 0 && { names }),
    kind: piece.kind,
    source: OSM_SOURCE,
    licence: OSM_LICENCE,
    dated: new Date().toISOString().slice(0, 10),
    ...united,
  }
}

/** The reading of tiles and uniting of pieces for one point. It is cancelled after `workMs`. */
class Work {
  readonly limits: MapBorderLimits
  readonly #pool: BorderPool
  readonly #tiles: BaseTiles
  readonly #client: string
  readonly #etags = new Map<string, string>()
  readonly #signal: AbortSignal

  constructor(pool: BorderPool, tiles: BaseTiles, client: string, limits: MapBorderLimits) {
    this.#pool = pool
    this.#tiles = tiles
    this.#client = client
    this.limits = limits
    this.#signal = AbortSignal.timeout(limits.workMs)
  }

  tileOf = ([lng, lat]: Position, z: number): TileAddress => ({ z, ...tileAt(lng, lat, z) })

  /** Returns a cache key for a piece of a tile; if the tile changes, so does the key. */
  keyOf(address: TileAddress, { ref }: Piece): string {
    const key = tileKey(address)
    return `${key} ${this.#etags.get(key)} ${ref}`
  }

  async look(address: TileAddress, on: Grid, search: PieceSearch): Promise<Piece[]> {
    const tile = await inTime(this.#signal, this.#tiles.get(address, this.#client))
    this.#etags.set(tileKey(address), tile.etag)
    if (!tile.body) return []
    return this.#pool.look({ body: tile.body, address, schema: this.#tiles.schema, on, sought: search }, this.#signal)
  }

  unite(on: Grid, from: TilePieces[]) {
    const tiles = from.map(({ address, pieces }) => ({ address, pieces: pieces.map(({ rings }) => ({ rings })) }))
    return this.#pool.unite({ on, tiles }, this.#signal)
  }
}

function inTime<T>(signal: AbortSignal, task: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('The tiles of a border did not come in time.'))
    if (signal.aborted) return stop()
    signal.addEventListener('abort', stop, { once: true })
    task.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

/** Returns the size of the box around a piece, precise enough to order pieces by size. */
function extentOf({ rings }: Piece): number {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of rings)
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i] ?? 0, ring[i + 1] ?? 0]
      ;[west, east, south, north] = [Math.min(west, x), Math.max(east, x), Math.min(south, y), Math.max(north, y)]
    }
  return (east - west) * (north - south)
}

/** Leaves out duplicates: one reserve may be mapped twice, as a national park and by its legal category. */
const withoutTwins = (borders: readonly BorderView[]): BorderView[] =>
  borders.filter(
    (one, i) =>
      !borders
        .slice(0, i)
        .some(({ name, hectares }) => name === one.name && Math.abs(hectares / one.hectares - 1) < 0.01),
  )
