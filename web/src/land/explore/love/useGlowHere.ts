import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { LOVE_SOURCE, LOVE_TILE_LAYER, loveFilter } from '../../../map/style/loveLayers.ts'
import { type LoveChoice, lookOf } from './loveChoice.ts'

/** Tells whether the love map shows anything in the current view of the map; null until it has loaded. */
export function useGlowHere(map: Map | null, choice: LoveChoice): boolean | null {
  const [glows, setGlows] = useState<boolean | null>(null)
  const look = useEffectEvent((on: Map) => {
    if (!on.getSource(LOVE_SOURCE) || !on.isSourceLoaded(LOVE_SOURCE)) return
    const shown = lookOf(choice)
    const view = on.getBounds()
    const cells = on.querySourceFeatures(LOVE_SOURCE, { sourceLayer: LOVE_TILE_LAYER, filter: loveFilter(shown) })
    setGlows(
      cells.some(
        ({ geometry }) => geometry.type === 'Point' && view.contains(geometry.coordinates as [number, number]),
      ),
    )
  })
  useEffect(() => {
    if (!map) return
    const subscription = map.on('idle', () => look(map))
    // A map that is already idle sends no `idle` event unless it is repainted.
    map.triggerRepaint()
    return () => subscription.unsubscribe()
  }, [map, choice.level, choice.year])
  return glows
}
