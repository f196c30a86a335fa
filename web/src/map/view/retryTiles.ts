import { tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import type { Map } from 'maplibre-gl'
import { TILES_SOURCE } from '../style/areaSources.ts'
import { BASE_SOURCE } from '../style/baseSource.ts'

/** The closest zoom that tiles are asked for; nearer views are drawn from these. */
const CLOSEST = 14
/** More than any screen shows at a time. */
const TILES_MAX = 400

/**
 * Asks once more for the tiles in view, such as those that failed while the network was away. Tile by tile: asked for
 * as a whole, MapLibre 6.12 leaves failed ones waiting for ever.
 */
export function retryTiles(map: Map): void {
  const z = Math.min(CLOSEST, Math.floor(map.getZoom()))
  const bounds = map.getBounds()
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
  const tiles = tilesOf(box, z, TILES_MAX)?.map((tile) => ({ ...tile, z })) ?? []
  for (const source of [BASE_SOURCE, TILES_SOURCE]) if (map.getSource(source)) map.refreshTiles(source, tiles)
}
