import type { ReactNode } from 'react'
import classes from './MapFrame.module.css'

/** A map screen: a `Panel` beside the map on a desk, a `Sheet` over it on a phone; both go in `side`. */
export const MapFrame = ({ map, side }: { map: ReactNode; side?: ReactNode }) => (
  <div className={classes.frame}>
    {side}
    <div className={classes.map}>{map}</div>
  </div>
)
