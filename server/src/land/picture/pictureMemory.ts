import { LRUCache } from 'lru-cache'

/** Milliseconds until a picture is drawn again that lacks its photo or parts of the detailed map. */
const PLAIN_MS = 60_000

export interface Picture {
  bytes: Buffer
  /** True if the picture has its photo and the detailed map, or none of these can be expected. */
  isBest: boolean
}

interface Options<W> {
  /** The most bytes that are kept. */
  maxSize: number
  /** Milliseconds until a picture is made anew. */
  keptMs: number
  make(wanted: W): Promise<Picture | undefined>
}

/** Makes each picture once for concurrent requests, and keeps it by its key; a picture that is not the best is kept for a short time only. */
export function pictureMemory<W extends { key: string }>({ maxSize, keptMs, make }: Options<W>) {
  const memory = new LRUCache<string, Picture, () => Promise<Picture | undefined>>({
    maxSize,
    sizeCalculation: ({ bytes }) => bytes.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const made = await context()
      options.ttl = made?.isBest ? keptMs : PLAIN_MS
      return made
    },
  })
  return (wanted: W): Promise<Picture | undefined> => memory.fetch(wanted.key, { context: () => make(wanted) })
}
