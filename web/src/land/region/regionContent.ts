import { stylePath } from 'virtual:detail-style'
import { hasTile, REGION_ZOOMS, type Region, regionBounds, regionTilesAt } from '@fieldfare/shared/region.ts'
import { photoUrl } from '@fieldfare/shared/photoUrl.ts'
import { ROOMS_MAX } from '@fieldfare/shared/room.ts'
import { CONTENT_KINDS } from '@fieldfare/shared/kinds.ts'
import { toAnswer } from '../../content/answering/toAnswer.ts'
import { kindOf } from '../../content/kind.ts'
import { communities } from '../../content/membership/community.ts'
import { pins } from '../../content/pins.ts'
import { areasWithin } from '../../map/areasWithin.ts'
import { fetchGround } from '../../map/base/baseTiles.ts'
import { publicConfig } from '../../platform/api/publicConfig.ts'
import { refusalOf } from '../../platform/api/fetchFile.ts'
import { failureOf, NoAnswerError } from '../../platform/i18n/failure.ts'
import { readNow } from '../../platform/api/read.ts'
import { readFirstPage } from '../../platform/api/usePagedQuery.ts'
import { areas } from '../area/data.ts'
import { keepAreas } from './areasOnDevice.ts'
import { mapCache } from '../../platform/pwa/offlineMaps.ts'
import type { RegionMap } from './regionMap.ts'

const THEMES = ['light', 'dark'] as const
/** The number of tiles or photos that are downloaded at the same time. */
const AT_ONCE = 4
/** The most photos of an offline map, about 20 MB. */
const PHOTOS_MAX = 150
/** The most areas of an offline map that can be opened without a connection; the newest are chosen. */
const AREAS_MAX = 200

interface Tile {
  z: number
  x: number
  y: number
}

/**
 * Downloads the content of an offline map: everybody's areas, and the map's communities with their discussions, treasures and photos.
 * @throws the same errors as calls, also if there is no answer; AbortError if `signal` is aborted
 */
export async function takeContent(
  { id, region, communityIds }: RegionMap,
  tell: (done: number, of: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const steps = communityIds.length + 2
  await takeGround(region)
  const keep = await keeperOf(id, signal)
  await takeAreas(region, keep)
  const photos: string[] = []
  for (const [index, communityId] of communityIds.entries()) {
    tell(index + 1, steps)
    signal.throwIfAborted()
    photos.push(...(await readCommunity(communityId, signal)))
  }
  tell(steps - 1, steps)
  photos.push(...(await readAreas(id, region, signal)))
  await each(photos.slice(0, PHOTOS_MAX), keep)
}

/** Downloads the base map around a region and its styles; the service worker stores these files and serves them without a connection. */
export async function takeGround(region: Region): Promise<void> {
  const { baseMap } = await readNow(publicConfig, undefined)
  if (baseMap) await Promise.all(THEMES.map((theme) => fetch(`${stylePath}/${baseMap.schema}-${theme}.json`)))
  await fetchGround(regionBounds(region))
}

type Keep = (path: string) => Promise<Response>

/** Returns a function that fetches a path and stores the response in the cache of an offline map. */
async function keeperOf(id: string, signal: AbortSignal): Promise<Keep> {
  // `caches` is missing outside secure contexts.
  const cache = await (globalThis.caches as CacheStorage | undefined)?.open(mapCache(id))
  return async (path) => {
    const response = await fetch(path, { signal })
    // A captive portal answers with its own page.
    if (response.redirected || /\bhtml\b/.test(response.headers.get('content-type') ?? ''))
      throw new NoAnswerError('intercepted')
    if (response.ok) await cache?.put(path, response.clone())
    // A photo that was deleted meanwhile is left out: the server answers 404.
    else if (response.status !== 404) throw await refusalOf(response)
    return response
  }
}

/** Downloads the tiles of everybody's areas in a region; skips the tiles within an empty tile, since these are empty, too. */
async function takeAreas(region: Region, keep: Keep): Promise<void> {
  let tiles: Tile[] = regionTilesAt(region, REGION_ZOOMS.min)
  while (tiles.length > 0) {
    const within: Tile[] = []
    await each(tiles, async (tile) => {
      const { status } = await keep(`/tiles/areas/${tile.z}/${tile.x}/${tile.y}.pbf`)
      if (status === 200 && tile.z < REGION_ZOOMS.max) within.push(...quartersOf(tile, region))
    })
    tiles = within
  }
}

/** Downloads the newest areas on a map, for its list and the page of each area. @returns the URLs of their photos */
async function readAreas(id: string, region: Region, signal: AbortSignal): Promise<string[]> {
  const found = await areasWithin(regionBounds(region), AREAS_MAX, ROOMS_MAX)
  const newest = found.toSorted((a, b) => (a.dateCreated < b.dateCreated ? 1 : -1)).slice(0, AREAS_MAX)
  await keepAreas(id, newest)
  await each(newest, async (area) => {
    signal.throwIfAborted()
    await readNow(areas.one, { id: area.id }).catch((error: unknown) => {
      if (failureOf(error).code !== 'not-found') throw error
    })
  })
  return newest.flatMap(({ photos = [] }) => photos.map(({ id }) => photoUrl(id, 'list')))
}

/** Returns those of the four tiles within a tile that belong to a region. */
const quartersOf = ({ z, x, y }: Tile, region: Region): Tile[] =>
  [0, 1]
    .flatMap((right) => [0, 1].map((down) => ({ z: z + 1, x: 2 * x + right, y: 2 * y + down })))
    .filter((tile) => hasTile(region, tile))

/** Downloads the content of a community's page. @returns the URLs of its photos */
async function readCommunity(communityId: string, signal: AbortSignal): Promise<string[]> {
  const { mine } = await readNow(communities.one, { id: communityId })
  await readFirstPage(pins, { communityId })
  if (mine?.subscribed || mine?.owner) await readNow(toAnswer.here, { communityId })
  const photos: string[] = []
  for (const kind of CONTENT_KINDS) {
    const read = await kindOf(kind).offline?.()
    if (read) photos.push(...(await read(communityId, signal)))
  }
  return photos
}

/** Runs a task for each item, AT_ONCE at the same time. */
async function each<T>(items: readonly T[], task: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
