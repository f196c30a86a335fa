import type { Map } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { BASE_SOURCE } from '../style/baseSource.ts'

/** Milliseconds after which a map counts as ready without its ground, which may never load offline. */
const PATIENCE_MS = 3000

/** Tells whether the bundled ground of the first view has loaded: before that, areas would be seen without a map below them. */
export function useBaseMapLoaded(map: Map | null): boolean {
  const [grounded, setGrounded] = useState<Map | null>(null)
  useEffect(() => {
    if (!map) return
    const look = () => {
      if (!map.getSource(BASE_SOURCE) || map.isSourceLoaded(BASE_SOURCE)) setGrounded(map)
    }
    look()
    const heard = [map.on('sourcedata', ({ tile }) => tile && look()), map.on('idle', look)]
    const timer = setTimeout(() => setGrounded(map), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      heard.forEach((subscription) => subscription.unsubscribe())
    }
  }, [map])
  return map !== null && grounded === map
}
