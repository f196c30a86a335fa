/** How long a part of the app may take to arrive. */
export const CHUNK_MS = 120_000

/** The specification's words; the reader sees them in their own language. */
export class ChunkError extends Error {
  constructor(cause?: unknown) {
    super('Loading chunk failed', { cause })
    this.name = 'ChunkError'
  }
}

/** Races a lazy import against the clock; whatever goes wrong is a `ChunkError`, so that the page can offer a retry. */
export async function loadChunk<T>(load: () => Promise<T>, ms: number = CHUNK_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const clock = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkError()), ms)
  })
  try {
    return await Promise.race([load(), clock])
  } catch (error) {
    throw error instanceof ChunkError ? error : new ChunkError(error)
  } finally {
    clearTimeout(timer)
  }
}
