import { makeOnce } from '../../platform/call/makeOnce.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import { detailOf } from '../picture/detailTiles.ts'
import type { MapSlot } from '../picture/mapSlot.ts'
import { type Picture, pictureMemory } from '../picture/pictureMemory.ts'
import type { StillTask } from './still.ts'

/** The most bytes of still pictures in memory: few areas are shown at a time. */
const CACHE_BYTES = 8 * 1024 * 1024
const LINE = 20
/** Milliseconds until a still picture is drawn again: an area is shown for an hour. */
const KEPT_MS = 3_600_000

interface Wanted {
  client: string
  key: string
  slot: MapSlot
  language: string
}

export interface Stills {
  /** Returns a still picture. @throws AppError 'unavailable' if too many requests wait */
  get(wanted: Wanted): Promise<Picture | undefined>
  close(): Promise<void>
}

interface Options {
  dist: string
  /** The tiles of the detailed map; null without any. */
  tiles(): Promise<BaseTiles | null>
  onError(error: unknown): void
}

/** Draws each still picture once for concurrent requests, in a worker thread, and keeps it in memory. */
export function makeStills({ dist, tiles, onError }: Options): Stills {
  const worker = makeOnce<StillTask>({
    worker: new URL('./stillWorker.ts', import.meta.url),
    name: 'makeStill',
    // The worker needs no cache, since this module keeps the pictures.
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
