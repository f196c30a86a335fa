import { lazy, Suspense } from 'react'
import { loadChunk } from '../../shell/routing/chunk.ts'
import type { MapViewProps } from './mapProps.ts'
import classes from './MapView.module.css'

// About 300 kB, loaded only by pages with a map.
const MapCanvas = lazy(() => loadChunk(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas })))

/** The base map with everybody's areas and the reader's own. Fills its parent, which must have a height. */
export function MapView(props: MapViewProps) {
  return (
    <Suspense fallback={<div className={classes.sea} aria-busy="true" />}>
      <MapCanvas {...props} />
    </Suspense>
  )
}
