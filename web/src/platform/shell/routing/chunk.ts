/** Timeout of lazy imports in milliseconds. */
export const CHUNK_MS = 120_000

/** Milliseconds in which a page that is being left is gone: Firefox and Safari cancel its imports, which must not show an error. */
export const LEAVING_MS = 500

/** A failed lazy import. Its message is for the log; the person sees a translated one. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('Loading chunk failed', { cause })
    this.name = 'ChunkError'
  }
}

/** Races a lazy import against a timeout. Every failure is a `ChunkError`, so that the page can offer a retry. */
export async function loadChunk<T>(load: () => Promise<T>, ms: number = CHUNK_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), ms)
  })
  try {
    return await Promise.race([load(), clock])
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, LEAVING_MS))
    throw error instanceof ChunkError ? error : new ChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}

/** A lazy import that is made once. */
export interface LazyChunk<T> {
  /** Returns the imported value; undefined until it is loaded. */
  loaded(): T | undefined
  /** Starts the import with `loadChunk`, or returns the import that was started before. A failed import stays failed. */
  fetch(): Promise<T>
  /** Forgets a failed import: the next `fetch` begins another. */
  forgive(): void
}

/** Creates a lazy import that is not started yet. */
export function lazyChunk<T>(load: () => Promise<T>): LazyChunk<T> {
  let fetched: Promise<T> | undefined
  let loaded: T | undefined
  let failed = false
  return {
    loaded: () => loaded,
    fetch: () =>
      (fetched ??= loadChunk(load).then(
        (value) => (loaded = value),
        (error: unknown) => {
          failed = true
          throw error
        },
      )),
    forgive: () => {
      if (failed) fetched = undefined
      failed = false
    },
  }
}
