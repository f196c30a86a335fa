import { ROOM_ZOOM } from '@fieldfare/shared/room.ts'
import { type AreaShape, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { tilesOf, widenedToTiles } from '@fieldfare/shared/geo/tiles.ts'
import { useQuery } from '@tanstack/react-query'
import type { Map } from 'maplibre-gl'
import { useEffect, useMemo, useState } from 'react'
import { api } from '../../api/client.ts'

/** Below this zoom the borders of a view would be too many to draw along. */
const ZOOM_MIN = 11
/** Boxes of this zoom are asked for, so that a small move asks for nothing new. */
const GRID_ZOOM = 12
/** What one answer holds of each kind: more borders than anyone draws along at once. */
const LIMIT = 100
const FRESH_MS = 5 * 60_000

type Box = [west: number, south: number, east: number, north: number]
interface Bordered {
  id: string
  geometry: AreaShape
}

/** The borders of areas and communities in the view of a map, closed lines in degrees, but those of `except`. None while it is not drawn. */
export function useNearBorders(map: Map | null, except?: string): readonly (readonly Position[])[] {
  const box = useViewBox(map)
  const { data } = useQuery({
    queryKey: ['borders', 'near', box],
    queryFn: () => readBorders(box!),
    enabled: box !== null,
    staleTime: FRESH_MS,
    // Drawing goes on without them.
    retry: false,
  })
  return useMemo(
    () =>
      (data ?? [])
        .filter(({ id }) => id !== except)
        .flatMap(({ geometry }) => partsOfShape(geometry).flat())
        .map((ring): readonly Position[] => ring),
    [data, except],
  )
}

async function readBorders(within: Box): Promise<Bordered[]> {
  const rooms = tilesOf(within, ROOM_ZOOM, 4) ?? []
  const areas = rooms.map(({ x, y }) => api.feed.measures.tile.query({ x, y, within, limit: LIMIT }))
  const pages = await Promise.all([...areas, api.feed.land.all.query({ within, limit: LIMIT })])
  const found = pages.flatMap(({ items }): Bordered[] => items)
  return [...new globalThis.Map(found.map((one) => [one.id, one])).values()]
}

/** The view of a map, widened to whole boxes of the grid; null from too far away. */
function useViewBox(map: Map | null): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (!map) return
    const look = () => {
      if (map.getZoom() < ZOOM_MIN) return setBox(null)
      const bounds = map.getBounds()
      const view = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()] as const
      const next = widenedToTiles(view, GRID_ZOOM, 64)
      setBox((before) => (String(before) === String(next) ? before : next))
    }
    look()
    const moves = map.on('moveend', look)
    return () => moves.unsubscribe()
  }, [map])
  return map ? box : null
}
