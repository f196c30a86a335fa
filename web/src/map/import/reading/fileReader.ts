import {
  FILE_BYTES_MAX,
  FileRefusal,
  type FileReport,
  type ProjectionWanted,
  type ReadOptions,
  type RowQuery,
  type TakenShape,
} from './importFile.ts'
import type { Answer, Question, RowPage, United } from './readerProtocol.ts'

/** Milliseconds without an answer after which reading is given up: the slowest phone needs a tenth of this for the largest file. */
const PATIENCE_MS = 120_000

/** Reads a file in a worker. Every promise rejects with a FileRefusal only. */
export interface ShapeReader {
  read(file: Blob, options: ReadOptions, onProgress: (part: number) => void): Promise<FileReport | ProjectionWanted>
  /** Makes shapes of the same file again, with other options. */
  shape(options: ReadOptions, onProgress: (part: number) => void): Promise<FileReport | ProjectionWanted>
  rows(query: RowQuery): Promise<RowPage>
  /** Returns one chosen shape: receiving a hundred at once would block the page. */
  take(index: number): Promise<TakenShape>
  /** Returns the union of several shapes; null if that is not a valid shape. */
  unite(indexes: readonly number[]): Promise<United | null>
  /** Terminates the worker, even if it is busy. */
  close(): void
}

interface Waiting {
  resolve: (answer: never) => void
  reject: (refusal: FileRefusal) => void
  onProgress?: (part: number) => void
  late: ReturnType<typeof setTimeout>
}

/** Starts a worker that reads files. The worker loads the code for a format when it first reads a file of that format. */
export function openReader(): ShapeReader {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, Waiting>()
  let last = 0
  const end = (refusal: FileRefusal) => {
    worker.terminate()
    for (const { reject, late } of waiting.values()) {
      clearTimeout(late)
      reject(refusal)
    }
    waiting.clear()
  }
  const patience = () => setTimeout(() => end(new FileRefusal('tooSlow')), PATIENCE_MS)

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const request = waiting.get(data.id)
    if (!request) return
    clearTimeout(request.late)
    if (data.progress !== undefined) {
      request.late = patience()
      request.onProgress?.(data.progress)
      return
    }
    waiting.delete(data.id)
    if (data.fault) request.reject(new FileRefusal(data.fault, data.params))
    else request.resolve(data.answer as never)
  })
  // An error event means that the worker ran out of memory, or that its script could not be loaded.
  worker.addEventListener('error', () => end(new FileRefusal('broken')))

  type NewQuestion = Question extends infer Each ? (Each extends Question ? Omit<Each, 'id'> : never) : never
  const ask = <T>(question: NewQuestion, onProgress?: (part: number) => void): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject, onProgress, late: patience() })
      worker.postMessage({ ...question, id })
    })

  return {
    read(file, options, onProgress) {
      if (file.size === 0) return Promise.reject(new FileRefusal('empty'))
      if (file.size > FILE_BYTES_MAX) return Promise.reject(new FileRefusal('tooLarge'))
      return ask({ ask: 'read', file, options }, onProgress)
    },
    shape: (options, onProgress) => ask({ ask: 'shape', options }, onProgress),
    rows: (query) => ask({ ask: 'rows', query }),
    take: (index) => ask({ ask: 'take', index }),
    unite: (indexes) => ask({ ask: 'unite', indexes }),
    close: () => end(new FileRefusal('broken')),
  }
}
