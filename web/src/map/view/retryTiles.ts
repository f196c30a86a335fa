import { tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import type { Map } from 'maplibre-gl'
import { TILES_SOURCE } from '../style/areaSources.ts'
import { BASE_SOURCE } from '../style/baseSource.ts'
import { DETAIL_SOURCE } from '../style/detailSource.ts'

/** The highest zoom of tile requests; closer views are drawn from these. */
const CLOSEST = 14
/** The most tiles to request: more than any screen shows at once. */
const TILES_MAX = 400

/**
 * Requests the visible tiles again, such as those that failed while offline. Passes a list of tiles, since
 * MapLibre 6.12 never retries failed tiles when all tiles of a source are requested at once.
 */
export function retryTiles(map: Map): void {
  const z = Math.min(CLOSEST, Math.floor(map.getZoom()))
  const bounds = map.getBounds()
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
  const tiles = tilesOf(box, z, TILES_MAX)?.map((tile) => ({ ...tile, z })) ?? []
  for (const source of [BASE_SOURCE, DETAIL_SOURCE, TILES_SOURCE])
    if (map.getSource(source)) map.refreshTiles(source, tiles)
}
