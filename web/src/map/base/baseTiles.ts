import { index, path } from 'virtual:basemap'
import { EMPTY_TILE, LAND_TILE } from './plainTiles.ts'
import { tileKind } from './tileIndex.ts'
import { TileCache } from './tileCache.ts'

const kinds = Uint8Array.from(atob(index), (character) => character.charCodeAt(0))
// A close view is many pieces of the same last tile, each asked for by itself.
const cache = new TileCache(48)
// Here, before any map asks again: this module is there before it.
addEventListener('online', () => cache.forgetFailures())

/**
 * One vector tile of the bundled base map, unzipped. Tiles of bare sea or bare land cost no request.
 * @throws TypeError when the network is away and the tile is not cached; Error when the server refuses
 */
export async function baseTile(z: number, x: number, y: number): Promise<ArrayBuffer> {
  const kind = tileKind(kinds, z, x, y)
  if (kind !== 'file') return (kind === 'land' ? LAND_TILE : EMPTY_TILE).slice().buffer
  // A copy each: the map hands its buffer on to a worker and loses it.
  return (await cache.get(`${z}/${x}/${y}`, fetchTile)).slice(0)
}

async function fetchTile(tile: string): Promise<ArrayBuffer> {
  const response = await fetch(`${path}/${tile}.mvt`)
  if (!response.ok || !response.body) throw new Error(`base map tile ${tile}: ${response.status}`)
  // Zipped files rather than a content encoding: as small from any server, and in the offline cache.
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
