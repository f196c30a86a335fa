import { AppError } from '@fieldfare/shared/errors.ts'
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { Breaker } from '../../platform/http/breaker.ts'
import type { TileAddress } from '../tile/address.ts'
import type { DiskCache, KeptFile } from './diskCache.ts'
import type { Upstream, UpstreamTile } from './upstream.ts'
import { UpstreamError } from './upstreamGet.ts'

const HOUR_MS = 3600 * 1000
/**
 * Milliseconds that a tile is kept: as long as the upstream says, but between `least` and `most`; if it says nothing, `usual` for a tile
 * and `none` for an answer that there is no such tile.
 */
const KEPT_MS = { usual: 7 * 24 * HOUR_MS, least: HOUR_MS, most: 30 * 24 * HOUR_MS, none: 24 * HOUR_MS }
/** The most bytes of tiles in memory: those that many people look at. */
const MEMORY_BYTES = 64 * 1024 * 1024
const ENTRY_BYTES = 300
/**
 * Milliseconds after a failed request of a tile: meanwhile its renewal is not repeated, and its next failure does not count as a failure of
 * the upstream.
 */
const AGAIN_MS = 60 * 1000
const FAILED_MAX = 10_000

/** A tile as it is sent to clients. */
export interface PassedTile {
  /** The bytes; null where there is no such tile. */
  body: Buffer | null
  etag: string
  /** The milliseconds for which the tile is fresh; 0 while it is being renewed. */
  goodMs: number
}

/** The source of a tile that was sent, for the metrics. */
export type TileOrigin = 'memory' | 'disk' | 'stale' | 'upstream' | 'failed' | 'refused'

interface Options {
  /** The name of the folder in the disk cache. */
  name: string
  upstream: Upstream
  disk: DiskCache
  /**
   * Turns a tile of the upstream into the bytes that are kept and sent; null for an empty tile. @throws UpstreamError for bytes that are no
   * tile
   */
  prepare(tile: UpstreamTile & { body: Buffer }): Promise<Buffer | null>
  /** Runs a request to the upstream when it is the client's turn. @throws AppError if the client has too many requests */
  inTurn<T>(client: string, task: () => Promise<T>): Promise<T>
  onOrigin(origin: TileOrigin): void
  /** True if the tiles come from a file on this machine: then the disk cache keeps no copy. */
  isLocal?: boolean
}

interface Kept {
  body: Buffer | null
  etag: string
  until: number
}

/**
 * Tiles of an upstream, kept in memory and on disk. Concurrent requests for a tile fetch it once. An outdated tile is still sent while it
 * is being renewed, and while the upstream is away.
 */
export class PassedTiles {
  readonly #options: Options
  readonly #breaker = new Breaker()
  readonly #memory = new LRUCache<string, Kept>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ body }) => ENTRY_BYTES + (body?.length ?? 0),
  })
  readonly #loading = new Map<string, Promise<Kept>>()
  readonly #renewing = new Set<string>()
  readonly #failed = new LRUCache<string, true>({ max: FAILED_MAX, ttl: AGAIN_MS })

  constructor(options: Options) {
    this.#options = options
  }

  /** True while the upstream counts as away. */
  get isAway(): boolean {
    return this.#breaker.isOpen
  }

  /**
   * @param client the client in whose turn the upstream is asked
   * @throws AppError 'unavailable' where the tile is not kept and the upstream is away, else what `inTurn` throws
   */
  async get(address: TileAddress, client: string): Promise<PassedTile> {
    const key = `${this.#options.name}/${address.z}/${address.x}/${address.y}`
    const cached = this.#memory.get(key)
    if (cached) this.#options.onOrigin(isFresh(cached) ? 'memory' : 'stale')
    const tile = cached ?? (await this.#load(key, address, client))
    if (!isFresh(tile)) this.#renew(key, address, client)
    return { body: tile.body, etag: tile.etag, goodMs: Math.max(0, tile.until - Date.now()) }
  }

  /** Loads a tile from the disk, else from the upstream: once for all clients that wait. */
  async #load(key: string, address: TileAddress, client: string): Promise<Kept> {
    const loading = this.#loading.get(key)
    if (!loading) return this.#loadAlone(key, address, client)
    try {
      return await loading
    } catch (error) {
      // The client whose request started the loading may have used up its turns; this client may have some left.
      if (error instanceof AppError && error.code === 'too-many') return this.#loadAlone(key, address, client)
      throw error
    }
  }

  #loadAlone(key: string, address: TileAddress, client: string): Promise<Kept> {
    const loading = this.#fromDisk(key)
      .then((cached) => cached ?? this.#fetch(key, address, client))
      .finally(() => this.#loading.delete(key))
    this.#loading.set(key, loading)
    return loading
  }

  async #fromDisk(key: string): Promise<Kept | null> {
    if (this.#options.isLocal) return null
    const file = await this.#options.disk.read(key)
    if (!file) return null
    const cached = keptOf({ body: file.body, until: file.until })
    this.#options.onOrigin(isFresh(cached) ? 'disk' : 'stale')
    this.#memory.set(key, cached)
    return cached
  }

  async #fetch(key: string, address: TileAddress, client: string): Promise<Kept> {
    const { upstream, inTurn, onOrigin } = this.#options
    let tile: { body: Buffer | null; until: number }
    try {
      tile = await inTurn(client, async () => {
        // The breaker is checked when the turn comes, so that waiting clients do not try a failing upstream one after the other.
        if (!this.#breaker.allows()) throw new AppError('unavailable')
        return this.#prepared(await upstream.tile(address))
      })
      this.#breaker.succeeded()
    } catch (error) {
      if (!(error instanceof UpstreamError)) {
        onOrigin('refused')
        throw error
      }
      // One tile that always fails does not mean that the upstream is away.
      if (this.#breaker.isOpen || error.retryAfterMs || !this.#failed.has(key)) this.#breaker.failed(error.retryAfterMs)
      this.#failed.set(key, true)
      onOrigin('failed')
      throw new AppError('unavailable')
    }
    onOrigin('upstream')
    // If the upstream no longer has the tile, the older one is kept.
    const before = this.#memory.peek(key)
    const kept = tile.body === null && before?.body ? { ...before, until: tile.until } : keptOf(tile)
    this.#memory.set(key, kept)
    if (!this.#options.isLocal) void this.#options.disk.write(key, fileOf(kept))
    return kept
  }

  async #prepared({ body, type, maxAgeMs }: UpstreamTile): Promise<{ body: Buffer | null; until: number }> {
    const prepared = body && body.length > 0 ? await this.#options.prepare({ body, type, maxAgeMs }) : null
    const usual = prepared ? KEPT_MS.usual : KEPT_MS.none
    const ms = Math.min(KEPT_MS.most, Math.max(KEPT_MS.least, maxAgeMs ?? usual))
    return { body: prepared, until: Date.now() + ms }
  }

  /** Renews an outdated tile; no request waits for the result. */
  #renew(key: string, address: TileAddress, client: string): void {
    if (this.#renewing.has(key)) return
    this.#renewing.add(key)
    const allowAgain = () => this.#renewing.delete(key)
    this.#fetch(key, address, client).then(allowAgain, () => void setTimeout(allowAgain, AGAIN_MS).unref())
  }
}

const isFresh = ({ until }: Kept): boolean => until > Date.now()

// A tile that the upstream does not have is kept as an empty file.
const fileOf = ({ body, until }: Kept): KeptFile => ({ body: body ?? Buffer.alloc(0), until })

function keptOf({ body, until }: { body: Buffer | null; until: number }): Kept {
  const content = body && body.length > 0 ? body : null
  const etag = `"${createHash('sha1')
    .update(content ?? '')
    .digest('base64url')
    .slice(0, 16)}"`
  return { body: content, etag, until }
}
