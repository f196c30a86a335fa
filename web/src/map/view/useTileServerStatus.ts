import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { GEOJSON_SOURCES, TILES_SOURCE } from '../style/areaSources.ts'
import { BASE_SOURCE } from '../style/baseSource.ts'
import { AERIAL } from '../style/composeStyle.ts'

/** The number of failed tiles, before any tile has loaded, that means that the tile server is down or blocked by our security headers. */
const ENOUGH = 4
const OURS: ReadonlySet<string> = new Set([BASE_SOURCE, AERIAL, TILES_SOURCE, ...GEOJSON_SOURCES])

/** Calls `onUnreachable` when the operator's style has loaded but its tiles do not load. */
export function useTileServerStatus(map: Map | null, base: object | null, onUnreachable: () => void): void {
  const give = useEffectEvent(onUnreachable)
  useEffect(() => {
    if (!map || !base) return
    let failures = 0
    const subscriptions = [
      map.on('error', (event) => {
        if (!isTheirs(event)) return
        failures += 1
        if (failures === ENOUGH) give()
      }),
      map.on('sourcedata', ({ sourceId, tile }) => {
        if (tile && !OURS.has(sourceId)) failures = -Infinity
      }),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [map, base])
}

const isTheirs = (event: object): boolean =>
  'sourceId' in event && typeof event.sourceId === 'string' && !OURS.has(event.sourceId)
