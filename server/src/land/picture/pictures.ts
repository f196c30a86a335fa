import { createHash } from 'node:crypto'
import { FairQueue } from '../../platform/call/fairQueue.ts'
import { makeOnce } from '../../platform/call/makeOnce.ts'
import type { DiskCache } from '../basemap/diskCache.ts'
import type { BaseTiles } from '../basemap/routes.ts'
import { detailOf } from './detailTiles.ts'
import { type PictureTask, type Shown, slotsOf } from './drawPicture.ts'
import { type Picture, pictureMemory } from './pictureMemory.ts'

/** Some hundred pictures: those of the links that are being shared. */
const CACHE_BYTES = 32 * 1024 * 1024
/**
 * Pictures that may wait, in all and for each client: some seconds' work, where a map alone takes a quarter of the time of a picture that is
 * sent. So many of the former are a long list, seen as a whole. Those who ask while the line is full can come again.
 */
const SENT = { line: 50, lineEach: 25 }
const ALONE = { line: 600, lineEach: 150 }
/** Milliseconds until a picture is drawn anew: the map under it changes. */
const KEPT_MS = 14 * 24 * 3600 * 1000

interface Wanted {
  /** The one who asks; clients take turns. */
  client: string
  /** Names the picture, with all that is on it: parts of a path in small letters and digits. */
  key: string
  format: PictureTask['format']
  /** The language of names on the map, such as `nl`. */
  language: string
  /** Everyone may see it: the disk keeps it, too. */
  isPublic: boolean
  /** Reads what is on it, when it has to be drawn; undefined if that is not there any more. */
  read(): Promise<Content | undefined>
}

/** The content of a picture. */
export interface Content {
  shown: Shown
  /** Something that belongs on it cannot be read now: a better picture will follow. */
  isPoor?: boolean
}

export interface Pictures {
  /** @throws AppError 'unavailable' if too many wait already */
  get(wanted: Wanted): Promise<Picture | undefined>
  /** Removes what the disk keeps under a part of keys but for the keys that begin so, and lets nothing of it be kept that is being drawn. */
  forget(part: string, but?: string[]): Promise<void>
  /** The names under a part of keys that the disk keeps something of, or will. */
  kept(part: string): Promise<string[]>
  close(): Promise<void>
}

interface Options {
  /** The folder of the built web app, whose bundled map and style are drawn. */
  dist: string
  disk: DiskCache
  /** The tiles of the detailed map; null without any. */
  tiles(): Promise<BaseTiles | null>
  /** Called when the thread ends without a task; another replaces it. */
  onError(error: unknown): void
}

/** Draws each picture once for all who ask, in a thread of its own, and keeps it. */
export function makePictures({ dist, disk, tiles, onError }: Options): Pictures {
  const worker = makeOnce<PictureTask>({
    worker: new URL('./pictureWorker.ts', import.meta.url),
    name: 'makePicture',
    // This module keeps the pictures itself.
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
      // Before its turn: a tile that is slow to come keeps no other picture waiting.
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

/** A short name for all that is on a picture, for its key. */
export const digestOf = (shown: unknown): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
