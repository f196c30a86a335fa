import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { TileAddress } from './address.ts'
import type { EncodedTile, EncodeTask } from './encodeWorker.ts'
import type { TileRows } from './rows.ts'

/** Milliseconds after which an idle thread ends: people look at maps in bursts. */
const IDLE = 30_000

/** Encodes tiles in worker threads, so that the main thread stays free for other requests. */
export class Encoder {
  readonly #pool = new Piscina<EncodeTask, EncodedTile | null>({
    filename: new URL('./encodeWorker.ts', import.meta.url).href,
    name: 'encode',
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    idleTimeout: IDLE,
    execArgv: [],
  })

  /** @param onError called when a thread fails outside of a task; another thread replaces it */
  constructor(onError: (error: unknown) => void) {
    this.#pool.on('error', onError)
  }

  /** Encodes a tile; null for an empty one. The bytes of the shapes are transferred and cannot be read afterwards. */
  encode(tile: TileAddress, rows: TileRows): Promise<EncodedTile | null> {
    const transferred = {
      ...rows,
      areaShapes: withOwnMemory(rows.areaShapes),
      communityShapes: withOwnMemory(rows.communityShapes),
    }
    const transferList = [transferred.areaShapes, transferred.communityShapes].flatMap((bytes) =>
      bytes ? [bytes.buffer] : [],
    )
    return this.#pool.run({ tile, rows: transferred }, { transferList })
  }

  close(): Promise<void> {
    return this.#pool.destroy()
  }
}

/**
 * Returns bytes in a memory buffer of their own, which can be transferred. Only small values are copied, since the driver keeps these in a
 * shared buffer.
 */
function withOwnMemory(bytes: Uint8Array | null): Uint8Array<ArrayBuffer> | null {
  if (!bytes) return null
  const { buffer } = bytes
  const ownsBuffer = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
  return ownsBuffer ? new Uint8Array(buffer) : new Uint8Array(bytes)
}
