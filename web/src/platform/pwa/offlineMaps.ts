import { hasTile, type Region } from '@fieldfare/shared/region.ts'
import { NATURE_ZOOMS } from '@fieldfare/shared/map/natureZooms.ts'
import { del, delMany, get, keys, set, values } from 'idb-keyval'
import { PMTiles, type Source } from 'pmtiles'
import { deviceStore } from './deviceStore.ts'

// The service worker imports this file as well, so that nothing here may import other parts of the app.

/** Bytes of a part of a file: the most that is lost when a connection breaks. */
export const PART_BYTES = 4_000_000

/** The file of an offline map as a device stores it, in parts of PART_BYTES. */
export interface MapFile {
  /** The name that the server gives to this version of the file. */
  file: string
  bytes: number
  /** The number of parts that are on the device. */
  parts: number
}

/** A region of the detailed map on this device: a PMTiles file, and its successor while that is being downloaded. */
export interface OfflineMap {
  id: string
  region: Region
  current: MapFile | null
  next: MapFile | null
}

const maps = deviceStore('fieldfare-maps', 'maps')
const parts = deviceStore('fieldfare-map-parts', 'parts')
const partKey = (id: string, file: string, index: number) => `${id} ${file} ${String(index).padStart(3, '0')}`

/** Reads the records of all offline maps of this device. @throws Error when the device does not answer */
export const readMaps = <M extends OfflineMap>(): Promise<M[]> => maps((from) => values<M>(from))

/** Stores the record of an offline map. @throws Error when the device refuses */
export const putMap = (map: OfflineMap): Promise<void> => maps((from) => set(map.id, map, from))

/** Stores a part of a file. @throws Error when the device refuses, such as for lack of room */
export const putPart = (id: string, file: string, index: number, part: Blob): Promise<void> =>
  parts((from) => set(partKey(id, file, index), part, from))

/** Removes a map with all its files. @throws Error when the device refuses */
export async function dropMap(id: string): Promise<void> {
  await maps((from) => del(id, from))
  await dropParts(id, null)
}

/** Removes the parts of all files of a map, except for the file `keep`. @throws Error when the device refuses */
export async function dropParts(id: string, keep: string | null): Promise<void> {
  const all = await parts((from) => keys<string>(from))
  const old = all.filter((key) => key.startsWith(`${id} `) && !(keep && key.startsWith(`${id} ${keep} `)))
  await parts((from) => delMany(old, from))
}

/** The name of the cache with the other contents of an offline map: tiles of areas, and photos. */
export const mapCache = (id: string): string => `offline-map-${id}`

/** Milliseconds for which the list of maps is used without reading it again. */
const KNOWN_MS = 5000

/** Reads tiles of the offline maps of this device: only the ranges of bytes that are needed. */
export class OfflineTiles {
  readonly #read: () => Promise<OfflineMap[]>
  readonly #readPart: (id: string, file: string, index: number) => Promise<Blob | undefined>
  readonly #now: () => number
  readonly #archives = new Map<string, PMTiles>()
  #known: Promise<OfflineMap[]> = Promise.resolve([])
  #knownAt = -Infinity

  constructor({
    read = (): Promise<OfflineMap[]> => readMaps(),
    readPart = (id: string, file: string, index: number) => parts((from) => get<Blob>(partKey(id, file, index), from)),
    now = () => Date.now(),
  } = {}) {
    this.#read = read
    this.#readPart = readPart
    this.#now = now
  }

  /**
   * Returns the response for a tile of the detailed map, 204 if the offline map contains no such tile; null if no offline map covers the
   * tile, or the device does not answer.
   * @param path such as `/tiles/base/14/8625/5753`
   */
  async answer(path: string): Promise<Response | null> {
    const [, kind, z = NaN, x = NaN, y = NaN] = TILE.exec(path)?.map((part, i) => (i > 1 ? Number(part) : part)) ?? []
    const address = { z: Number(z), x: Number(x), y: Number(y) }
    if (!kind || (kind === 'nature') !== address.z <= NATURE_ZOOMS.max) return null
    try {
      const map = (await this.#maps()).find(({ region, current }) => current && hasTile(region, address))
      if (!map?.current) return null
      const tile = await this.#archiveOf(map.id, map.current).getZxy(address.z, address.x, address.y)
      return tile
        ? new Response(tile.data, { headers: { 'content-type': TILE_TYPE } })
        : new Response(null, { status: 204 })
    } catch {
      return null
    }
  }

  async #maps(): Promise<OfflineMap[]> {
    if (this.#now() - this.#knownAt > KNOWN_MS) {
      this.#knownAt = this.#now()
      this.#known = this.#read().catch(() => [])
    }
    return this.#known
  }

  #archiveOf(id: string, current: MapFile): PMTiles {
    const key = `${id} ${current.file}`
    const archive = this.#archives.get(key) ?? new PMTiles(this.#sourceOf(id, current))
    this.#archives.set(key, archive)
    return archive
  }

  #sourceOf(id: string, { file, bytes }: MapFile): Source {
    return {
      getKey: () => `${id} ${file}`,
      getBytes: async (offset, length) => {
        const end = Math.min(offset + length, bytes)
        const pieces: Blob[] = []
        for (let index = Math.floor(offset / PART_BYTES); index * PART_BYTES < end; index++) {
          const part = await this.#readPart(id, file, index)
          if (!part) throw new Error('a part of the map is missing')
          const start = index * PART_BYTES
          pieces.push(part.slice(Math.max(0, offset - start), end - start))
        }
        return { data: await new Blob(pieces).arrayBuffer() }
      },
    }
  }
}

/** The paths of tiles of the detailed map. */
const TILE = /^\/tiles\/(base|nature)\/(\d+)\/(\d+)\/(\d+)$/
const TILE_TYPE = 'application/vnd.mapbox-vector-tile'
