import type { Map } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { GEOJSON_SOURCES, TILES_SOURCE } from '../style/areaSources.ts'
import { BASE_SOURCE } from '../style/baseSource.ts'

/** So many tiles in vain, and none that came: their server is away, or our security headers do not know it. */
const ENOUGH = 4
const OURS: ReadonlySet<string> = new Set([BASE_SOURCE, TILES_SOURCE, ...GEOJSON_SOURCES])

/** Tells when the operator's style came but the tiles it draws do not: a map without a ground. */
export function useTileServerStatus(map: Map | null, base: object | null, onUnreachable: () => void): void {
  const give = useEffectEvent(onUnreachable)
  useEffect(() => {
    if (!map || !base) return
    let failures = 0
    const heard = [
      map.on('error', (event) => {
        if (!isTheirs(event)) return
        failures += 1
        if (failures === ENOUGH) give()
      }),
      map.on('sourcedata', ({ sourceId, tile }) => {
        if (tile && !OURS.has(sourceId)) failures = -Infinity
      }),
    ]
    return () => heard.forEach((subscription) => subscription.unsubscribe())
  }, [map, base])
}

const isTheirs = (event: object): boolean =>
  'sourceId' in event && typeof event.sourceId === 'string' && !OURS.has(event.sourceId)
