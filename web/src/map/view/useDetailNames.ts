import { tilesOf } from '@fieldfare/shared/geo/tiles.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { DETAIL_FROM, DETAIL_SOURCE } from '../style/detailSource.ts'

/** The most visible tiles: more than any screen shows at once. */
const TILES_MAX = 200

/**
 * Reports whether the detailed map names the places in view: true if at least one of its tiles has loaded, and no more visible tiles have
 * failed than loaded. If false, the bundled map names the towns, so that no view is without names.
 * @param maxzoom the last zoom of the detailed map's tiles; undefined without a detailed map
 */
export function useDetailNames(
  map: Map | null,
  maxzoom: number | undefined,
  onNamed: (isNamed: boolean) => void,
): void {
  const say = useEffectEvent(onNamed)
  useEffect(() => {
    if (!map || maxzoom === undefined) return
    const failed = new Set<string>()
    const judge = () => {
      if (map.getZoom() < DETAIL_FROM || !map.getSource(DETAIL_SOURCE)) return
      // Each tile of our server contains one ground feature, so this counts the loaded tiles.
      const featureCount = map.querySourceFeatures(DETAIL_SOURCE, { sourceLayer: 'ground' }).length
      say(featureCount > 0 && visibleTiles(map, maxzoom).filter((tile) => failed.has(tile)).length <= featureCount)
    }
    const subscriptions = [
      map.on('error', (event) => {
        const tile = tileOf(event)
        if (!tile) return
        failed.add(tile)
        judge()
      }),
      map.on('sourcedata', (event) => {
        const tile = event.tile ? tileOf(event) : null
        if (!tile) return
        failed.delete(tile)
        judge()
      }),
      map.on('idle', judge),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [map, maxzoom])
}

/** Returns the tile of the detailed map to which an event belongs, as z/x/y; null for other events. */
function tileOf(event: object): string | null {
  if (!('sourceId' in event) || event.sourceId !== DETAIL_SOURCE || !('tile' in event)) return null
  const { z, x, y } = (event.tile as { tileID: { canonical: { z: number; x: number; y: number } } }).tileID.canonical
  return `${z}/${x}/${y}`
}

function visibleTiles(map: Map, maxzoom: number): string[] {
  const z = Math.min(maxzoom, Math.floor(map.getZoom()))
  const bounds = map.getBounds()
  const box = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
  return tilesOf(box, z, TILES_MAX)?.map(({ x, y }) => `${z}/${x}/${y}`) ?? []
}
