import { LRUCache } from 'lru-cache'
import { makeOnce } from '../../platform/call/makeOnce.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import { detailOf } from '../picture/detailTiles.ts'
import type { MapSlot } from '../picture/mapSlot.ts'
import type { StillTask } from './still.ts'

/** Few places are shown at a time. */
const CACHE_BYTES = 8 * 1024 * 1024
const LINE = 20
/** Milliseconds until a still is drawn again: the hour of a place, or soon where the detailed map did not come. */
const KEPT_MS = 3_600_000
const PLAIN_MS = 60_000

interface Still {
  bytes: Buffer
  /** No better one will follow. */
  isBest: boolean
}

interface Wanted {
  client: string
  key: string
  slot: MapSlot
  language: string
}

export interface Stills {
  /** @throws AppError 'unavailable' if too many wait already */
  get(wanted: Wanted): Promise<Still | undefined>
  close(): Promise<void>
}

interface Options {
  dist: string
  /** The tiles of the detailed map; null without any. */
  tiles(): Promise<BaseTiles | null>
  onError(error: unknown): void
}

/** Draws each still once for all who ask, in a thread of its own, and keeps it. */
export function makeStills({ dist, tiles, onError }: Options): Stills {
  const worker = makeOnce<StillTask>({
    worker: new URL('./stillWorker.ts', import.meta.url),
    name: 'makeStill',
    // This module keeps the stills itself.
    cacheBytes: 1,
    line: LINE,
    lineEach: LINE,
    onError,
  })
  const memory = new LRUCache<string, Still, Wanted>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { client, key, slot, language }, options }) => {
      const { detail, isBest } = await detailOf(await tiles(), slot, client)
      const bytes = await worker.get(client, key, () => ({ dist, slot, detail, language }))
      options.ttl = isBest ? KEPT_MS : PLAIN_MS
      return bytes && { bytes, isBest }
    },
  })
  return {
    get: (wanted) => memory.fetch(wanted.key, { context: wanted }),
    close: () => worker.close(),
  }
}
