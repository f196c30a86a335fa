import { LRUCache } from 'lru-cache'

/** Milliseconds until a picture is tried again that the detailed map was not there for, wholly. */
const PLAIN_MS = 60_000

export interface Picture {
  bytes: Buffer
  /** All is on it: its photo, and the detailed map, or none is to be had for it. */
  isBest: boolean
}

interface Options<W> {
  /** The most bytes that are kept. */
  maxSize: number
  /** Milliseconds until a picture is made anew. */
  keptMs: number
  make(wanted: W): Promise<Picture | undefined>
}

/** Makes each picture once for all who ask meanwhile, and keeps it by its key; one that is not the best only for a while. */
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
