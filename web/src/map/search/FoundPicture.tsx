import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { FoundTitle } from '@fieldfare/shared/search.ts'
import { useMemo } from 'react'
import { Thumbnail } from '../thumbnail/Thumbnail.tsx'

/** The least degrees between the middle and an edge of the picture: enough to show a coast, a river or a town. */
const AROUND = 0.15

/** A small picture of the map around an area or community among the results. */
export function FoundPicture({ title }: { title: FoundTitle }) {
  const { id, kind, bbox } = title
  const [west, south, east, north] = bbox
  const [lng, lat] = [(west + east) / 2, (south + north) / 2]
  const half = Math.max(AROUND, east - west, north - south)
  const around = useMemo(() => squareAround(lng, lat, half), [lng, lat, half])
  return (
    <Thumbnail
      of={{ kind: kind === 'area' ? 'areas' : 'communities', id }}
      own={kind === 'area' && title.mine}
      size="60x52"
      geometry={around}
      level={null}
      pin={{ lng, lat, about: false }}
    />
  )
}

function squareAround(lng: number, lat: number, half: number): AreaShape {
  const [west, east, south, north] = [lng - half, lng + half, lat - half / 2, lat + half / 2]
  const ring: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return { type: 'Polygon', coordinates: [ring] }
}
