import { AppError } from '@fieldfare/shared/errors.ts'
import { NATURE_ZOOMS } from '@fieldfare/shared/map/natureZooms.ts'
import {
  countRegionTiles,
  REGION_BYTES_MAX,
  REGION_ZOOMS,
  type Region,
  regionAtZoom,
  regionBounds,
  type RegionFile,
  regionKey,
  type RegionProgress,
  regionTiles,
  regionTilesAt,
  regionZooms,
} from '@fieldfare/shared/region.ts'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import { type BaseTiles, REGIONS } from '../basemap/routes.ts'
import type { TileAddress } from '../tile/address.ts'
import { type ArchivedTile, byTileId, writeArchive } from './archive.ts'

/** The number of tiles that are fetched concurrently for one file. */
const AT_ONCE = 8
/** The number of files made concurrently, and of regions that wait for this: in all, and of one client. */
const TURNS = { atOnce: 2, each: 1, line: 20, lineEach: 3, muchMs: Infinity }
/** Milliseconds after which a file is outdated and made again. */
const CURRENT_MS = 7 * 24 * 3600 * 1000
/** The most bytes of all files; the file requested longest ago is removed first. */
const KEPT_BYTES = 1_000_000_000
/** The most attempts to get a tile, and milliseconds between them: tiles that people look at on a map come first. */
const TRIES = 60
const AGAIN_MS = 2000
/** The most attempts to get a tile while its upstream is away. */
const TRIES_AWAY = 3
/** Milliseconds for which a failure to make a file is remembered. */
const FAILED_MS = 10_000
/** The number of tiles, of each of the two highest zooms, from which the size of a file is estimated. */
const SAMPLES = 4

type FailureCode = 'unavailable' | 'too-large' | 'too-many'
interface Making extends RegionProgress {
  done: Promise<void>
}

/** A file in the folder of regions, with times in milliseconds. */
interface StoredFile {
  name: string
  bytes: number
  madeAt: number
  usedAt: number
}

/** Returns the tiles of the base map; null if there is none, or its makers do not allow offline use. */
export type TilesOfRegions = () => Promise<BaseTiles | null>

/** The files of offline regions on the disk of this process; each is made when it is first requested. */
export class RegionFiles {
  readonly #folder: string
  readonly #tiles: TilesOfRegions
  readonly #againMs: number
  readonly #making = new Map<string, Making>()
  readonly #failed = new LRUCache<string, FailureCode>({ max: 1000, ttl: FAILED_MS })
  readonly #ending = new AbortController()
  readonly #turns = new FairQueue(TURNS)

  constructor(folder: string, tiles: TilesOfRegions, { againMs = AGAIN_MS } = {}) {
    this.#folder = folder
    this.#tiles = tiles
    this.#againMs = againMs
  }

  /**
   * Estimates the size of a region's file in bytes from a few tiles of its two highest zooms.
   * @throws AppError 'unavailable' while the upstream is away, 'too-many' for a client with too many requests
   */
  async estimate(tiles: BaseTiles, region: Region, client: string): Promise<number> {
    const zooms = zoomsOf(tiles)
    const mean = async (zoom: number): Promise<number> => {
      const { first, last } = regionAtZoom(region, zoom)
      const at = (share: number, from: number, to: number) => from + Math.floor((to - from + 1) * share)
      // The sampled tiles lie along the diagonal, so that one row or column of the region does not count for all of it.
      const samples = Array.from({ length: SAMPLES }, (_, i) => {
        const share = (i + 0.5) / SAMPLES
        return { z: zoom, x: at(share, first.x, last.x), y: at(share, first.y, last.y) }
      })
      const read = await Promise.all(samples.map((address) => tiles.get(address, client)))
      return read.reduce((sum, { body }) => sum + (body?.length ?? 0), 0) / SAMPLES
    }
    const nearest = zooms.at(-1) ?? REGION_ZOOMS.max
    const [near, far] = await Promise.all([mean(nearest), mean(nearest - 1)])
    return zooms.reduce((sum, zoom) => sum + countRegionTiles(region, zoom) * (zoom === nearest ? near : far), 0)
  }

  /**
   * Returns the file of a region, or the progress of making it. The first request starts the making.
   * @throws AppError 'too-many' while too many others wait, 'too-large' if the file would have more than REGION_BYTES_MAX, 'unavailable'
   * while the upstream is away
   */
  async get(region: Region, client: string): Promise<RegionFile | RegionProgress> {
    const key = regionKey(region)
    const making = this.#making.get(key)
    if (making) return { made: making.made, tiles: making.tiles }
    const found = await this.#find(key)
    const failure = this.#failed.get(key)
    if (found && (found.isCurrent || failure)) return { file: found.file, bytes: found.bytes }
    if (failure) throw new AppError(failure)
    const { made, tiles } = this.#making.get(key) ?? this.#begin(key, region, client)
    return { made, tiles }
  }

  /** Returns the path of a finished file; null if there is none of this version. */
  async pathOf(region: Region, version: string): Promise<string | null> {
    const name = `${regionKey(region)}.${version}.pmtiles`
    const path = join(this.#folder, name)
    const there = await stat(path).catch(() => null)
    return there && path
  }

  /** Cancels the making of files, and waits until it has ended. */
  async close(): Promise<void> {
    this.#ending.abort()
    await Promise.all([...this.#making.values()].map(({ done }) => done))
  }

  async #find(key: string): Promise<(RegionFile & { isCurrent: boolean }) | null> {
    const own = (await this.#files()).filter(({ name }) => name.startsWith(`${key}.`) && name.endsWith('.pmtiles'))
    const newest = own.toSorted((a, b) => b.madeAt - a.madeAt)[0]
    if (!newest) return null
    // The request counts as the last use of the file (access time); its modification time stays the time at which it was made.
    void utimes(join(this.#folder, newest.name), new Date(), newest.madeAt / 1000).catch(() => undefined)
    const [, file = ''] = newest.name.split('.')
    return { file, bytes: newest.bytes, isCurrent: Date.now() - newest.madeAt < CURRENT_MS }
  }

  async #files(): Promise<StoredFile[]> {
    const names = await readdir(this.#folder).catch(() => [])
    const files = names.map(async (name): Promise<StoredFile[]> => {
      const found = await stat(join(this.#folder, name)).catch(() => null)
      return found ? [{ name, bytes: found.size, madeAt: found.mtimeMs, usedAt: found.atimeMs }] : []
    })
    return (await Promise.all(files)).flat()
  }

  #begin(key: string, region: Region, client: string): Making {
    const making: Making = { made: 0, tiles: regionTiles(region), done: Promise.resolve() }
    this.#making.set(key, making)
    making.done = this.#turns
      .run(client, () => this.#make(key, region, making))
      .catch((error: unknown) => void this.#failed.set(key, failureCode(error)))
      .finally(() => this.#making.delete(key))
    return making
  }

  async #make(key: string, region: Region, progress: Making): Promise<void> {
    this.#ending.signal.throwIfAborted()
    const tiles = await this.#tiles()
    if (!tiles) throw new AppError('unavailable')
    await mkdir(this.#folder, { recursive: true })
    await this.#makeRoom()
    const draft = join(this.#folder, `${key}.${process.pid}.draft`)
    try {
      const { hash } = await writeArchive(draft, this.#read(tiles, region, progress), {
        zooms: REGION_ZOOMS,
        bounds: regionBounds(region),
        attribution: tiles.attribution,
      })
      const version = hash.slice(0, 16)
      const before = (await readdir(this.#folder)).filter(
        (name) => name.startsWith(`${key}.`) && name.endsWith('.pmtiles') && !name.includes(version),
      )
      await rename(draft, join(this.#folder, `${key}.${version}.pmtiles`))
      await Promise.all(before.map((name) => rm(join(this.#folder, name), { force: true })))
    } finally {
      await rm(draft, { force: true })
    }
  }

  async *#read(tiles: BaseTiles, region: Region, progress: Making): AsyncGenerator<ArchivedTile> {
    const addresses = zoomsOf(tiles)
      .flatMap((zoom) => regionTilesAt(region, zoom))
      .toSorted(byTileId)
    let bytes = 0
    for (let at = 0; at < addresses.length; at += AT_ONCE) {
      const some = addresses.slice(at, at + AT_ONCE)
      const bodies = await Promise.all(some.map((address) => this.#tile(tiles, address)))
      for (const [i, address] of some.entries()) {
        const body = bodies[i]
        progress.made++
        if (!body) continue
        bytes += body.length
        if (bytes > REGION_BYTES_MAX) throw new AppError('too-large')
        yield { address, body }
      }
    }
  }

  async #tile(tiles: BaseTiles, address: TileAddress): Promise<Buffer | null> {
    for (let tried = 1; ; tried++) {
      this.#ending.signal.throwIfAborted()
      try {
        const get = address.z <= NATURE_ZOOMS.max ? tiles.nature : tiles.get
        const { body } = await get(address, REGIONS)
        return body
      } catch (error) {
        const code = error instanceof AppError ? error.code : null
        if (code !== 'too-many' && code !== 'unavailable') throw error
        if (tried >= (code === 'too-many' ? TRIES : TRIES_AWAY)) throw error
        await sleep(this.#againMs, undefined, { signal: this.#ending.signal })
      }
    }
  }

  /** Removes the files requested longest ago until there is room for another file. */
  async #makeRoom(): Promise<void> {
    let sum = REGION_BYTES_MAX
    for (const { name, bytes } of (await this.#files()).toSorted((a, b) => b.usedAt - a.usedAt)) {
      sum += bytes
      if (sum > KEPT_BYTES) await rm(join(this.#folder, name), { force: true })
    }
  }
}

/** Returns the zooms of a region that the base map has. */
const zoomsOf = ({ maxzoom }: BaseTiles): number[] => regionZooms().filter((zoom) => zoom <= maxzoom)

function failureCode(error: unknown): FailureCode {
  const code = error instanceof AppError ? error.code : null
  return code === 'too-large' || code === 'too-many' ? code : 'unavailable'
}
