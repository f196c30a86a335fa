import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { Turns } from '../call/turns.ts'
import type { MakeSheet } from './sheetWorker.ts'

/** Threads without work end after this many milliseconds: an owner takes several files one after the other. */
const IDLE_MS = 30_000
const CACHE_BYTES = 8 * 1024 * 1024
/** Owners are few; who waits behind so many can come again. */
const LINE = 20
const LINE_EACH = 5

export interface Sheets {
  /**
   * An owner's picture or page, made once for what it shows.
   * @param client who asks; clients take turns
   * @param key names what it shows: the community, the releases, the language, the format
   * @throws AppError 'unavailable' if too many wait already
   */
  get(client: string, key: string, task: MakeSheet): Promise<Buffer | undefined>
  close(): Promise<void>
}

/**
 * Makes the sheets of land owners in one worker thread.
 * @param onError called when a thread ends without a task; another replaces it
 */
export function makeSheets(onError: (error: unknown) => void): Sheets {
  const pool = new Piscina<MakeSheet, Uint8Array>({
    filename: new URL('./sheetWorker.ts', import.meta.url).href,
    name: 'makeSheet',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [],
  })
  pool.on('error', onError)
  const turns = new Turns({ atOnce: 1, line: LINE, lineEach: LINE_EACH })
  const cache = new LRUCache<string, Buffer, { client: string; task: MakeSheet }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { client, task } }) =>
      turns.run(client, async () => Buffer.from((await pool.run(task)).buffer)),
  })
  return {
    get: (client, key, task) => cache.fetch(key, { context: { client, task } }),
    close: () => pool.destroy(),
  }
}
