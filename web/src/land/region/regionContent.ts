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
/** Tiles or photos that are fetched at the same time. */
const AT_ONCE = 4
/** Photos of a map, some 20 MB. */
const PHOTOS_MAX = 150
/** Areas of a map that open without a connection: the newest. */
const AREAS_MAX = 200

interface Tile {
  z: number
  x: number
  y: number
}

/**
 * Brings what lies on a map to the device: everybody's areas on it, and its communities with their discussions, treasures and photos.
 * @throws the refusal as calls throw it, or that there was no answer; AbortError
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

/** Brings what is drawn below and around a map, and how it is drawn: the service worker keeps it, and answers what it has. */
export async function takeGround(region: Region): Promise<void> {
  const { baseMap } = await readNow(publicConfig, undefined)
  if (baseMap) await Promise.all(THEMES.map((theme) => fetch(`${stylePath}/${baseMap.schema}-${theme}.json`)))
  await fetchGround(regionBounds(region))
}

type Keep = (path: string) => Promise<Response>

/** Returns what fetches an address and keeps the answer with a map. */
async function keeperOf(id: string, signal: AbortSignal): Promise<Keep> {
  // Missing outside secure contexts.
  const cache = await (globalThis.caches as CacheStorage | undefined)?.open(mapCache(id))
  return async (path) => {
    const response = await fetch(path, { signal })
    // A captive portal answers with its own page.
    if (response.redirected || /\bhtml\b/.test(response.headers.get('content-type') ?? ''))
      throw new NoAnswerError('intercepted')
    if (response.ok) await cache?.put(path, response.clone())
    // A photo that was deleted in the meantime is left out.
    else if (response.status !== 404) throw await refusalOf(response)
    return response
  }
}

/** Keeps everybody's areas in a region: what lies within an empty tile is empty, too. */
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

/** Reads the newest areas on a map, for its list and as each opens. @returns the addresses of their photos */
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

/** Returns the four tiles within a tile, as far as a region has them. */
const quartersOf = ({ z, x, y }: Tile, region: Region): Tile[] =>
  [0, 1]
    .flatMap((right) => [0, 1].map((down) => ({ z: z + 1, x: 2 * x + right, y: 2 * y + down })))
    .filter((tile) => hasTile(region, tile))

/** Reads what a community's page shows. @returns the addresses of its photos */
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

/** Runs a task for each item, some at a time. */
async function each<T>(items: readonly T[], task: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await task(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}
