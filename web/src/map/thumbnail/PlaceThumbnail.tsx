import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { LngLat } from '@fieldfare/shared/geo/lngLat.ts'
import type { ThumbnailSize } from '@fieldfare/shared/thumbnail.ts'
import { useMemo } from 'react'
import { Thumbnail } from './Thumbnail.tsx'

/** Half the side, in degrees, of the land around a place in a picture drawn by the browser: about two kilometres. */
const AROUND_PLACE = 0.02

interface PlaceThumbnailProps extends LngLat {
  /** True if the place is known only to within about a kilometre. */
  about?: boolean
  size: ThumbnailSize
}

/** A small still picture of the map around a place, with the place marked. Hidden from screen readers, as `Thumbnail` is. */
export function PlaceThumbnail({ lng, lat, about = false, size }: PlaceThumbnailProps) {
  const around = useMemo(() => squareAround({ lng, lat }), [lng, lat])
  const pin = { lng, lat, about }
  return <Thumbnail of={{ kind: 'places', ...pin }} size={size} geometry={around} level={null} pin={pin} />
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
