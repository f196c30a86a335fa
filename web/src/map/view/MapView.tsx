import { lazyPart } from '../../platform/shell/routing/lazyPart.tsx'
import type { MapViewProps } from './mapProps.ts'
import classes from './MapView.module.css'

/**
 * The base map with everybody's areas and the reader's own. Fills its parent, which must have a height. Its code, about 300 kB, is
 * loaded only on pages with a map.
 */
export const MapView = lazyPart<MapViewProps>(
  async () => (await import('./MapCanvas.tsx')).MapCanvas,
  <div className={classes.ground} aria-busy="true" />,
)
