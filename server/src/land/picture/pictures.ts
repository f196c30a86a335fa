import { createHash } from 'node:crypto'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import { makeOnce } from '../../platform/call/makeOnce.ts'
import type { DiskCache } from '../basemap/diskCache.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import { detailOf } from './detailTiles.ts'
import { type PictureTask, type Shown, slotsOf } from './drawPicture.ts'
import { type Picture, pictureMemory } from './pictureMemory.ts'

/** The most bytes of pictures in memory: some hundred pictures, of the links being shared now. */
const CACHE_BYTES = 32 * 1024 * 1024
/**
 * The most pictures that may wait, in all and for each client: some seconds of work. SENT is for pictures that are shared. ALONE is for
 * pictures of a map alone, of which a long list requests many; each takes a quarter of the time. Requests beyond these limits can be
 * repeated.
 */
const SENT = { line: 50, lineEach: 25 }
const ALONE = { line: 600, lineEach: 150 }
/** Milliseconds until a picture is drawn again, since the map in it may have changed. */
const KEPT_MS = 14 * 24 * 3600 * 1000

interface Wanted {
  /** The client whose request it is; clients take turns. */
  client: string
  /** The cache key, which differs for any different content: path parts in small letters and digits. */
  key: string
  format: PictureTask['format']
  /** The language of names on the map, such as `nl`. */
  language: string
  /** True if everyone may see the picture: then the disk keeps it, too. */
  isPublic: boolean
  /** Reads the content when the picture has to be drawn; undefined if it no longer exists. */
  read(): Promise<Content | undefined>
}

/** The content of a picture. */
export interface Content {
  shown: Shown
  /** True if a part of the content, such as its photo, cannot be read now: a better picture may follow. */
  isPoor?: boolean
}

export interface Pictures {
  /** Returns a picture; undefined if its content no longer exists. @throws AppError 'unavailable' if too many requests wait */
  get(wanted: Wanted): Promise<Picture | undefined>
  /**
   * Removes the pictures under a part of keys (a folder) from the disk, except those whose keys begin with one of `but`; pictures being
   * drawn there are not kept, either.
   */
  forget(part: string, but?: string[]): Promise<void>
  /** Lists the names in a folder of keys: those of pictures on the disk, and of pictures that are being drawn. */
  kept(part: string): Promise<string[]>
  close(): Promise<void>
}

interface Options {
  /** The folder of the built web app, with the bundled map and the style. */
  dist: string
  disk: DiskCache
  /** The tiles of the detailed map; null without any. */
  tiles(): Promise<BaseTiles | null>
  /** Called when the thread fails outside of a task; another thread replaces it. */
  onError(error: unknown): void
}

/** Draws each picture once for concurrent requests, in a worker thread, and keeps it in memory and on disk. */
export function makePictures({ dist, disk, tiles, onError }: Options): Pictures {
  const worker = makeOnce<PictureTask>({
    worker: new URL('./pictureWorker.ts', import.meta.url),
    name: 'makePicture',
    // The worker needs no cache, since this module keeps the pictures.
    cacheBytes: 1,
    ...ALONE,
    onError,
  })
  const sent = new FairQueue({ atOnce: 1, ...SENT })
  const drawing = new Set<{ key: string; isForgotten: boolean }>()
  const get = pictureMemory<Wanted>({
    maxSize: CACHE_BYTES,
    keptMs: KEPT_MS,
    make: async (wanted) => (await kept(wanted)) ?? draw(wanted),
  })

  async function kept({ key, isPublic }: Wanted): Promise<Picture | undefined> {
    const file = isPublic ? await disk.read(key) : null
    return file && file.until > Date.now() ? { bytes: file.body, isBest: true } : undefined
  }

  async function draw({ client, key, format, language, isPublic, read }: Wanted): Promise<Picture | undefined> {
    const work = { key, isForgotten: false }
    drawing.add(work)
    try {
      const content = await read()
      if (!content) return undefined
      const { shown, isPoor = false } = content
      // Tiles are fetched before the picture's turn: a slow tile then delays no other picture.
      const base = await tiles()
      const found = await Promise.all(slotsOf(shown).map((slot) => detailOf(base, slot, client)))
      const maps = found.map(({ detail }) => detail)
      const inTurn = () => worker.get(client, key, () => ({ dist, shown, maps, language, format }))
      const bytes = await (shown && 'theme' in shown ? inTurn() : sent.run(client, inTurn))
      if (!bytes) return undefined
      const isBest = !isPoor && found.every((one) => one.isBest)
      if (isPublic && isBest && !work.isForgotten) void disk.write(key, { body: bytes, until: Date.now() + KEPT_MS })
      return { bytes, isBest }
    } finally {
      drawing.delete(work)
    }
  }

  function forget(part: string, but: string[] = []): Promise<void> {
    const stays = (key: string) => but.some((beginning) => key.startsWith(beginning))
    for (const work of drawing) if (work.key.startsWith(`${part}/`) && !stays(work.key)) work.isForgotten = true
    return disk.remove(part, stays)
  }

  return {
    get,
    forget,
    async kept(part) {
      const drawn = [...drawing].flatMap(({ key }) => (key.startsWith(`${part}/`) ? [key.slice(part.length + 1)] : []))
      return [...new Set([...(await disk.names(part)), ...drawn.map((name) => name.split('/')[0] ?? '')])]
    },
    async close() {
      await worker.close()
      await disk.settled()
    },
  }
}

/** Returns a hash of the content of a picture, for its key. */
export const digestOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
