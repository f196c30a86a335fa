import { index, path } from 'virtual:basemap'
import { onServerBack } from '../../platform/shell/states/status.ts'
import { LAND_TILE, overSea, SEA_TILE } from './plainTiles.ts'
import { type Box, tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import { BASE_MAX_ZOOM, tileKind } from '@fieldfare/shared/map/baseTileIndex.ts'
import { TileCache } from './tileCache.ts'

const kinds = Uint8Array.from(atob(index), (character) => character.charCodeAt(0))
// Zoomed in beyond the last zoom of the tiles, a map requests the same tile many times.
const cache = new TileCache(48)
/** The most files of one zoom that an offline map needs. */
const FILES_MAX = 100
// The listener is registered here, so that it runs before any map requests a tile again.
onServerBack(() => cache.forgetFailures())

/**
 * Returns one vector tile of the bundled base map, decompressed, with a layer of sea added, since the map's background is land. Tiles of
 * only sea or only land need no request.
 * @throws TypeError when offline and the tile is not cached; Error when the server refuses
 */
export async function baseTile(z: number, x: number, y: number): Promise<ArrayBuffer> {
  const kind = tileKind(kinds, z, x, y)
  if (kind !== 'file') return (kind === 'land' ? LAND_TILE : SEA_TILE).slice().buffer
  // A copy for each caller: the map transfers the buffer to a worker.
  return overSea(await cache.get(`${z}/${x}/${y}`, fetchTile))
}

/**
 * Fetches the tiles of the bundled map in a box of degrees, and the map's list of towns, so that the service worker keeps them.
 * @throws as `baseTile` does
 */
export async function fetchGround(box: Box): Promise<void> {
  for (let z = 0; z <= BASE_MAX_ZOOM; z++)
    for (const { x, y } of tilesOf(box, z, FILES_MAX) ?? [])
      if (tileKind(kinds, z, x, y) === 'file') await fetchTile(`${z}/${x}/${y}`)
  await fetch(`${path}/places.tsv`)
}

async function fetchTile(tile: string): Promise<ArrayBuffer> {
  const response = await fetch(`${path}/${tile}.mvt`)
  if (!response.ok || !response.body) throw new Error(`base map tile ${tile}: ${response.status}`)
  // The files are stored compressed, without a Content-Encoding header, so that they are small from any server and in the offline cache.
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
