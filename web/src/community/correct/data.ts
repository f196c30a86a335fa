import type { CommunityView } from '@fieldfare/shared/community.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Box } from '@fieldfare/shared/geo/tiles.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { api, type Inputs } from '../../api/client.ts'
import { useChannel } from '../../api/live.ts'
import { liveQuery } from '../../api/live.ts'
import { keys, queryClient, readAgain } from '../../api/queries.ts'
import type { CommunityOnMap } from '../../map/view/mapProps.ts'
import type { Bounds } from '../../map/view/mapAddress.ts'
import { useCommunities } from '../data.ts'

/** The correction of one's own community that waits or was declined. */
export const useCorrection = (id: string, enabled: boolean) =>
  useQuery({
    queryKey: keys.correction(id),
    ...liveQuery({ feed: 'me' }, () => api.feed.land.correction.query({ id })),
    enabled,
  })

/** What a correction would change, asked anew for each shape. */
export const usePreview = (landId: string, measure: AreaShape | null) =>
  useQuery({
    queryKey: [...keys.correction(landId), 'preview', measure],
    queryFn: () => (measure ? api.land.previewCorrection.mutate({ landId, measure }) : null),
    enabled: measure !== null,
    staleTime: 0,
    gcTime: 0,
  })

const readCorrected = () => readAgain({ queryKey: ['communities'] })

/** Corrects the land of a community; the same id again changes nothing. */
export const useCorrectLand = () =>
  useMutation({
    mutationFn: (input: Inputs['land']['correct']) => api.land.correct.mutate(input),
    onSuccess: ({ community }) => {
      queryClient.setQueryData<CommunityView>(keys.community(community.id), community)
      readCorrected()
    },
  })

/** Withdraws a correction that waits, or puts away why one was declined. */
export const useWithdrawCorrection = () =>
  useMutation({
    mutationFn: (correctionId: string) => api.land.withdrawCorrection.mutate({ correctionId }),
    onSuccess: readCorrected,
  })

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
  const { items } = useCommunities({ ...(box && { within: box }) }, box !== null)
  const neighbours = useMemo(() => (items ?? []).filter((one) => one.id !== id && !one.system), [items, id])
  return {
    neighbours,
    onMove: (_at, bounds) => {
      const next = gridBox(bounds)
      setBox((known) => (String(known) === String(next) ? known : next))
    },
  }
}
