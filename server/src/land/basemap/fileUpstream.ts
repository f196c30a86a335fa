import { open, stat } from 'node:fs/promises'
import { PMTiles, type Source, TileType } from 'pmtiles'
import { boundsOf, layersOf, schemaOf } from './tileJson.ts'
import type { Upstream, UpstreamOffer } from './upstream.ts'
import { UpstreamError } from './upstreamGet.ts'

/** Milliseconds between two checks whether the operator has replaced the file. */
const LOOK_MS = 10_000

interface OpenFile {
  archive: PMTiles
  /** Differs for each file: made of modification time and size. */
  stamp: string
  close(): Promise<void>
}

/** Serves tiles of a PMTiles file on this machine, and notices when another file replaces it. */
export function fileUpstream(path: string, now = () => performance.now()): Upstream {
  let opened: Promise<OpenFile> | undefined
  let lookedAt = -Infinity

  async function openNow(stamp: string): Promise<OpenFile> {
    const handle = await open(path, 'r')
    const source: Source = {
      getKey: () => path,
      async getBytes(offset, length) {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
        return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) as ArrayBuffer }
      },
    }
    return { archive: new PMTiles(source), stamp, close: () => handle.close() }
  }
  async function current(): Promise<PMTiles> {
    if (opened && now() - lookedAt < LOOK_MS) return (await opened).archive
    lookedAt = now()
    const { mtimeMs, size } = await stat(path)
    const stamp = `${mtimeMs}-${size}`
    const before = await opened?.catch(() => undefined)
    if (before?.stamp !== stamp) {
      opened = openNow(stamp)
      // Reads from the previous file have ended by then.
      if (before) setTimeout(() => void before.close().catch(() => undefined), LOOK_MS).unref()
    }
    const file = await opened
    if (!file) throw new UpstreamError('is not open')
    return file.archive
  }
  /** Reads from the current file. @throws UpstreamError for any failure of the file */
  async function reading<T>(read: (archive: PMTiles) => Promise<T>): Promise<T> {
    try {
      return await read(await current())
    } catch (error) {
      opened = undefined
      throw new UpstreamError(error instanceof Error ? error.message : String(error))
    }
  }
  return {
    offer: () =>
      reading(async (archive): Promise<UpstreamOffer | null> => {
        const [header, metadata] = await Promise.all([archive.getHeader(), archive.getMetadata()])
        const { minLon, minLat, maxLon, maxLat, maxZoom, tileType } = header
        if (tileType !== TileType.Mvt) return null
        const { attribution } = (metadata ?? {}) as { attribution?: unknown }
        return {
          attribution: typeof attribution === 'string' ? attribution.slice(0, 2000) : '',
          bounds: boundsOf([minLon, minLat, maxLon, maxLat]),
          maxzoom: maxZoom,
          schema: schemaOf(layersOf(metadata)),
        }
      }).catch(() => null),
    mayHave: () => true,
    tile: ({ z, x, y }) =>
      reading(async (archive) => {
        const found = await archive.getZxy(z, x, y)
        return { body: found ? Buffer.from(found.data) : null, type: '', maxAgeMs: undefined }
      }),
    async close() {
      const file = await opened?.catch(() => undefined)
      opened = undefined
      await file?.close()
    },
  }
}
