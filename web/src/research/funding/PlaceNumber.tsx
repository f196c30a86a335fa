import type { Map } from 'maplibre-gl'
import { useCallback, useSyncExternalStore } from 'react'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { MapLink } from '../../map/view/MapLink.tsx'
import classes from './Funding.module.css'

interface PlaceNumberProps {
  map: Map
  bounds: Bounds
  /** The diameter in CSS pixels. */
  size: number
  colour: string
  children: string
}

/** The number of a place on the map: in the middle of the place's shape, or on a pin above it if the number would hide the shape. */
export function PlaceNumber({ map, bounds, size, colour, children }: PlaceNumberProps) {
  const [west, south, east, north] = bounds
  const follow = useCallback(
    (changed: () => void) => {
      const following = [map.on('zoom', changed), map.on('resize', changed)]
      return () => following.forEach((subscription) => subscription.unsubscribe())
    },
    [map],
  )
  const pinned = useSyncExternalStore(follow, () => {
    const [topLeft, bottomRight] = [map.project([west, north]), map.project([east, south])]
    return hides(size, bottomRight.x - topLeft.x, bottomRight.y - topLeft.y)
  })
  return (
    <MapLink map={map} lng={(west + east) / 2} lat={pinned ? north : (south + north) / 2}>
      <span
        className={pinned ? `${classes.dot} ${classes.pinned}` : classes.dot}
        style={{ width: size, height: size, background: colour }}
        aria-hidden="true"
      >
        {children}
      </span>
    </MapLink>
  )
}

/** Tells whether a circle in the middle of a shape leaves too little of the shape visible. All sizes are in CSS pixels. */
export const hides = (size: number, width: number, height: number): boolean => Math.min(width, height) < size * 2
