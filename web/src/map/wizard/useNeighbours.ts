import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api } from '../../api/client.ts'
import { liveQuery, useChannel } from '../../api/live.ts'
import { keys } from '../../api/queries.ts'
import type { Bounds } from '../view/mapAddress.ts'
import type { CommunityOnMap } from '../view/mapProps.ts'

/** More communities than anyone compares a border with. */
const NEIGHBOURS_MAX = 50

/** Smaller boxes would be asked for with every step of the map. */
const STEP_MIN = 1 / 64
const LNG_MAX = 180
const LAT_MAX = 85

/** The bounds of a map, widened to a grid, so that small moves of it ask for the same; null where it shows too much of the world. */
export function gridBox([west, south, east, north]: Bounds): Box | null {
  const span = Math.max(east - west, north - south)
  if (!(span < 20)) return null
  const step = Math.max(STEP_MIN, 2 ** Math.ceil(Math.log2(span)))
  const down = (value: number, least: number) => Math.max(least, Math.floor(value / step) * step)
  const up = (value: number, most: number) => Math.min(most, Math.ceil(value / step) * step)
  const box: Box = [down(west, -LNG_MAX), down(south, -LAT_MAX), up(east, LNG_MAX), up(north, LAT_MAX)]
  return box[0] < box[2] && box[1] < box[3] ? box : null
}

/** The public communities around what a map shows, and what tells it that the map moved; without the one of `id`. */
export function useNeighbours(id: string): {
  neighbours: CommunityOnMap[]
  onMove: (at: unknown, bounds: Bounds) => void
} {
  const [box, setBox] = useState<Box | null>(null)
  useChannel({ feed: 'land', scope: 'all' })
  const { data } = useQuery({
    queryKey: [...keys.communities, 'near', box],
    ...liveQuery({ feed: 'land', scope: 'all' }, () =>
      api.feed.land.all.query({ ...(box && { within: [...box] }), limit: NEIGHBOURS_MAX }),
    ),
    enabled: box !== null,
    placeholderData: (known) => known,
    // Drawing goes on without them.
    retry: false,
  })
  const neighbours = useMemo(() => (data?.items ?? []).filter((one) => one.id !== id && !one.system), [data, id])
  return {
    neighbours,
    onMove: (_at, bounds) => {
      const next = gridBox(bounds)
      setBox((known) => (String(known) === String(next) ? known : next))
    },
  }
}
