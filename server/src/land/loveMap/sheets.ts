import { type MadeOnce, makeOnce } from '../../platform/call/makeOnce.ts'
import type { MakeSheet } from './sheetWorker.ts'

const CACHE_BYTES = 8 * 1024 * 1024
/** The number of waiting tasks: owners are few, and can come again. */
const LINE = 20
const LINE_EACH = 5

/**
 * Owners' pictures and pages. A key names what one shows: the community, the releases, the language, the format.
 * @param onError called when the thread ends without a task; another replaces it
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
