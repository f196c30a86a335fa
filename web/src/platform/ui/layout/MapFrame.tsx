import type { ReactNode } from 'react'
import classes from './MapFrame.module.css'

/** A map screen. `side` is a `Panel` beside the map on a wide screen, or a `Sheet` over it on a phone. */
export const MapFrame = ({ map, side }: { map: ReactNode; side?: ReactNode }) => (
  <div className={classes.frame}>
    {side}
    <div className={classes.map} data-map-room>
      {map}
    </div>
  </div>
)
