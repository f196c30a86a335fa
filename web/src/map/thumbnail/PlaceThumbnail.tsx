import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import type { MapTheme } from '@fieldfare/shared/map/levels.ts'
import { useMemo } from 'react'
import { MapThumbnail } from './MapThumbnail.tsx'

/** Half the side of what the picture of a place shows, in degrees: about two kilometres. */
const AROUND_PLACE = 0.02

interface PlaceThumbnailProps extends LngLat {
  /** True if the place is known only to within about a kilometre. */
  about?: boolean
  theme: MapTheme
  width?: number
  height?: number
}

/** A small still picture of the map around a place, with the place marked. Decoration, as `MapThumbnail` is. */
export function PlaceThumbnail({ lng, lat, about = false, ...props }: PlaceThumbnailProps) {
  const around = useMemo(() => squareAround({ lng, lat }), [lng, lat])
  return <MapThumbnail geometry={around} level={null} pin={{ lng, lat, about }} {...props} />
}

function squareAround({ lng, lat }: LngLat): AreaShape {
  const [west, east] = [lng - AROUND_PLACE, lng + AROUND_PLACE]
  const [south, north] = [lat - AROUND_PLACE / 2, lat + AROUND_PLACE / 2]
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
