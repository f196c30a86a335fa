import { lazy, Suspense } from 'react'
import { loadChunk } from '../../shell/routing/chunk.ts'
import type { MapViewProps } from './mapProps.ts'
import classes from './MapView.module.css'

// Some 300 kB that only pages with a map should cost.
const MapCanvas = lazy(() => loadChunk(async () => ({ default: (await import('./MapCanvas.tsx')).MapCanvas })))

/** A map of the base, everybody's areas and one's own. Fills its parent, which must have a height. */
export function MapView(props: MapViewProps) {
  return (
    <Suspense fallback={<div className={classes.sea} aria-busy="true" />}>
      <MapCanvas {...props} />
    </Suspense>
  )
}
