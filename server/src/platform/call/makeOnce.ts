import { LRUCache } from 'lru-cache'
import { Piscina } from 'piscina'
import { FairQueue } from './fairQueue.ts'

/** Milliseconds after which an idle thread ends: files are requested in bursts. */
const IDLE_MS = 30_000

export interface MadeOnceOptions {
  /** The module that the thread runs. */
  worker: URL
  /** The module's function that returns the bytes of a task. */
  name: string
  /** The size limit of the cache of results. */
  cacheBytes: number
  /** The number of tasks that may wait. */
  line: number
  /** The number of waiting tasks that may be of one client, so that it does not fill the queue. */
  lineEach: number
  /** Called when the thread fails while it has no task; another thread replaces it. */
  onError: (error: unknown) => void
}

export interface MadeOnce<T> {
  /**
   * Returns the bytes of a task, which are made once for all clients that ask.
   * @param client the key of the client that asks; clients take turns
   * @param key names the file to make, and its version
   * @param read reads the task if its bytes are not cached; returns undefined if the thing that the file shows no
   * longer exists
   * @throws AppError 'unavailable' if too many tasks wait already
   */
  get(client: string, key: string, read: () => T | undefined | Promise<T | undefined>): Promise<Buffer | undefined>
  close(): Promise<void>
}

interface MakeRequest<T> {
  client: string
  read: () => T | undefined | Promise<T | undefined>
}

/** Makes files in one worker thread and caches them; the main thread and the other processors stay free for people's calls. */
export function makeOnce<T extends object>(options: MadeOnceOptions): MadeOnce<T> {
  const { worker, name, cacheBytes, line, lineEach, onError } = options
  const pool = new Piscina<T, Uint8Array>({
    filename: worker.href,
    name,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    execArgv: [],
  })
  pool.on('error', onError)
  const queue = new FairQueue({ atOnce: 1, line, lineEach })
  const cache = new LRUCache<string, Buffer, MakeRequest<T>>({
    maxSize: cacheBytes,
    sizeCalculation: (bytes) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { client, read } }) =>
      queue.run(client, async () => {
        const task = await read()
        return task === undefined ? undefined : Buffer.from((await pool.run(task)).buffer)
      }),
  })
  return {
    get: (client, key, read) => cache.fetch(key, { context: { client, read } }),
    close: () => pool.destroy(),
  }
}
