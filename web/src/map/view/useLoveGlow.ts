import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { LOVE_LAYERS, loveColour, loveFilter, type LoveLook } from '../style/loveLayers.ts'
import { prefersStill } from './fit.ts'

/**
 * Shows another year or level of the love map: prepares it in the hidden layer, and fades to that layer once its cells have loaded.
 * Without fading for readers who prefer reduced motion.
 */
export function useLoveGlow(map: Map | null, theme: MapTheme | undefined, love: LoveLook | null | undefined): void {
  const paint = useEffectEvent((on: Map, layer: string, look: LoveLook) => {
    on.setFilter(layer, loveFilter(look))
    if (theme) on.setPaintProperty(layer, 'heatmap-color', loveColour(theme, look))
  })
  useEffect(() => {
    const [seen, hidden] = layersOf(map)
    if (!map || !love || !seen || !hidden) return
    if (JSON.stringify(map.getFilter(seen)) === JSON.stringify(loveFilter(love))) return
    if (prefersStill()) return paint(map, seen, love)
    paint(map, hidden, love)
    const heard = map.on('idle', () => {
      heard.unsubscribe()
      if (!map.getLayer(hidden)) return
      map.setPaintProperty(hidden, 'heatmap-opacity', 1)
      map.setPaintProperty(seen, 'heatmap-opacity', 0)
    })
    return () => heard.unsubscribe()
  }, [map, love])
}

/** Returns the ids of the visible and the hidden layer, in this order; none if the map has no love map. */
function layersOf(map: Map | null): string[] {
  if (!map?.getLayer(LOVE_LAYERS[0])) return []
  return LOVE_LAYERS.toSorted(
    (a, b) => Number(map.getPaintProperty(b, 'heatmap-opacity')) - Number(map.getPaintProperty(a, 'heatmap-opacity')),
  )
}
