import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { Turns } from '../call/turns.ts'
import type { PictureTask } from './drawPicture.ts'

/** Threads without work end after this many milliseconds: links are shared in bursts. */
const IDLE_MS = 30_000
/** Some hundred pictures: those of the links that are being shared. */
const CACHE_BYTES = 32 * 1024 * 1024
/** Some seconds' work. Pictures are a decoration: those who ask while the line is full can come again. */
const LINE = 50
/** Of one client, so that it does not fill the line. */
const LINE_EACH = 25

export interface Pictures {
  /**
   * The bytes of a .jpg, or of a card as .png, made once for all who ask.
   * @param client who asks; clients take turns
   * @param key names the picture and its version
   * @param read reads what it shows, when it has to be made; null if that is not there any more
   * @throws AppError 'unavailable' if too many wait already
   */
  get(client: string, key: string, read: () => Promise<PictureTask['shown'] | undefined>): Promise<Buffer | undefined>
  close(): Promise<void>
}

interface Asked {
  client: string
  read: () => Promise<PictureTask['shown'] | undefined>
}

/**
 * Makes pictures in one worker thread, so that the main thread and the other processors stay free for people.
 * @param dist the folder of the built web app, whose base map is drawn
 * @param onError called when a thread ends without a task; another replaces it
 */
export function makePictures(dist: string, onError: (error: unknown) => void): Pictures {
  const pool = new Piscina<PictureTask, Uint8Array>({
    filename: new URL('./pictureWorker.ts', import.meta.url).href,
    name: 'makePicture',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [],
  })
  pool.on('error', onError)
  const turns = new Turns({ atOnce: 1, line: LINE, lineEach: LINE_EACH })
  const cache = new LRUCache<string, Buffer, Asked>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { client, read } }) =>
      turns.run(client, async () => {
        const shown = await read()
        return shown === undefined ? undefined : Buffer.from((await pool.run({ dist, shown })).buffer)
      }),
  })
  return {
    get: (client, key, read) => cache.fetch(key, { context: { client, read } }),
    close: () => pool.destroy(),
  }
}
