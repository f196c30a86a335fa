import type { AreaView } from '@fieldfare/shared/area.ts'
import { type Box, touches } from '@fieldfare/shared/geo/tiles.ts'
import { regionBounds } from '@fieldfare/shared/region.ts'
import { mapCache, readMaps } from '../../platform/pwa/offlineMaps.ts'
import type { RegionMap } from './regionMap.ts'

/** The address of a map's areas in its cache, which no server answers. */
const AREAS = '/offline-map/areas'

/** The content of the offline maps of this device that are in a view. */
export interface OnDevice {
  /** The newest areas on each map, each once. */
  areas: AreaView[]
  communityIds: string[]
}

/** Keeps the areas of a map until it is deleted. @throws Error when the device refuses */
export async function keepAreas(id: string, areas: readonly AreaView[]): Promise<void> {
  await (await cacheOf(id))?.put(AREAS, Response.json(areas))
}

/** Reads what the maps that touch one of these boxes have; null without such a map. @throws Error when the device does not answer */
export async function readOnDevice(boxes: readonly Box[]): Promise<OnDevice | null> {
  const inView = (await readMaps<RegionMap>()).filter(({ region }) =>
    boxes.some((box) => touches(regionBounds(region), box)),
  )
  const maps = (await Promise.all(inView.map(withAreas))).filter((map) => map !== null)
  if (maps.length === 0) return null
  const areas = maps.flatMap((map) => map.areas).toSorted((a, b) => a.version - b.version)
  return {
    areas: [...new Map(areas.map((area) => [area.id, area])).values()],
    communityIds: [...new Set(maps.flatMap(({ communityIds }) => communityIds))],
  }
}

/** Reads the ids of the communities of all maps, each once. @throws Error when the device does not answer */
export const communityIdsOnDevice = async (): Promise<string[]> => [
  ...new Set((await readMaps<RegionMap>()).flatMap(({ communityIds }) => communityIds)),
]

/** Reads the areas of a map; null while they have not come. */
async function withAreas({
  id,
  communityIds,
}: RegionMap): Promise<{ areas: AreaView[]; communityIds: readonly string[] } | null> {
  const kept = await (await cacheOf(id))?.match(AREAS)
  return kept ? { areas: (await kept.json()) as AreaView[], communityIds } : null
}

/** Opens a map's cache; undefined outside secure contexts. */
const cacheOf = (id: string): Promise<Cache> | undefined =>
  (globalThis.caches as CacheStorage | undefined)?.open(mapCache(id))
