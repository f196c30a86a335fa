import type { AreaView } from '@fieldfare/shared/area.ts'
import { type Box, touches } from '@fieldfare/shared/geo/tiles.ts'
import { regionBounds } from '@fieldfare/shared/region.ts'
import { mapCache, readMaps } from '../../platform/pwa/offlineMaps.ts'
import type { RegionMap } from './regionMap.ts'

/** The path under which an offline map's areas are stored in the map's cache; the server has no such path. */
const AREAS = '/offline-map/areas'

/** The content of this device's offline maps in a view. */
export interface OnDevice {
  /** The newest areas on each map; an area on several maps is contained once. */
  areas: AreaView[]
  communityIds: string[]
}

/** Stores the areas of an offline map until the map is deleted. @throws Error if the device refuses */
export async function keepAreas(id: string, areas: readonly AreaView[]): Promise<void> {
  await (await cacheOf(id))?.put(AREAS, Response.json(areas))
}

/** Reads the content of the offline maps that touch any of these boxes; null if none do. @throws Error if the device does not answer */
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

/** Reads the ids of the communities on all offline maps, without duplicates. @throws Error if the device does not answer */
export const communityIdsOnDevice = async (): Promise<string[]> => [
  ...new Set((await readMaps<RegionMap>()).flatMap(({ communityIds }) => communityIds)),
]

/** Reads the areas and community ids of an offline map; null until its areas are downloaded. */
async function withAreas({
  id,
  communityIds,
}: RegionMap): Promise<{ areas: AreaView[]; communityIds: readonly string[] } | null> {
  const kept = await (await cacheOf(id))?.match(AREAS)
  return kept ? { areas: (await kept.json()) as AreaView[], communityIds } : null
}

/** Opens the cache of an offline map; undefined outside secure contexts, where there are no caches. */
const cacheOf = (id: string): Promise<Cache> | undefined =>
  (globalThis.caches as CacheStorage | undefined)?.open(mapCache(id))
