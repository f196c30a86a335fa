import { makeOnce } from '../../platform/call/makeOnce.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import { detailOf } from '../picture/detailTiles.ts'
import type { MapSlot } from '../picture/mapSlot.ts'
import { type Picture, pictureMemory } from '../picture/pictureMemory.ts'
import type { StillTask } from './still.ts'

/** Few places are shown at a time. */
const CACHE_BYTES = 8 * 1024 * 1024
const LINE = 20
/** Milliseconds until a still is drawn again: the hour of a place. */
const KEPT_MS = 3_600_000

interface Wanted {
  client: string
  key: string
  slot: MapSlot
  language: string
}

export interface Stills {
  /** @throws AppError 'unavailable' if too many wait already */
  get(wanted: Wanted): Promise<Picture | undefined>
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
  const get = pictureMemory<Wanted>({
    maxSize: CACHE_BYTES,
    keptMs: KEPT_MS,
    async make({ client, key, slot, language }) {
      const { detail, isBest } = await detailOf(await tiles(), slot, client)
      const bytes = await worker.get(client, key, () => ({ dist, slot, detail, language }))
      return bytes && { bytes, isBest }
    },
  })
  return { get, close: () => worker.close() }
}
