import { type MadeOnce, makeOnce } from '../../platform/call/makeOnce.ts'
import type { MakeSheet } from './sheetWorker.ts'

const CACHE_BYTES = 8 * 1024 * 1024
/** The most waiting tasks, in all and of one client: owners are few, and can try again. */
const LINE = 20
const LINE_EACH = 5

/**
 * Makes owners' pictures and pages in a worker thread and caches them. Their cache key consists of the community, the releases, the
 * language and the format.
 * @param onError called when the thread ends outside of a task; another thread replaces it
 */
export const makeSheets = (onError: (error: unknown) => void): MadeOnce<MakeSheet> =>
  makeOnce({
    worker: new URL('./sheetWorker.ts', import.meta.url),
    name: 'makeSheet',
    cacheBytes: CACHE_BYTES,
    line: LINE,
    lineEach: LINE_EACH,
    onError,
  })
