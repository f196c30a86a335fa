import type { Borders } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../platform/api/ask.ts'

/** How long to wait before asking again for borders that are being put together, and how often at most. */
const AGAIN_MS = 1000
const TIMES_MAX = 8
const NONE: Borders = { borders: [] }

async function readBorders([lng, lat]: Position): Promise<Borders> {
  const answer = await ask(`/api/borders?lng=${lng.toFixed(5)}&lat=${lat.toFixed(5)}`)
  // Without an offer one draws: no reason to fail.
  return answer.ok ? ((await answer.json()) as Borders) : NONE
}

/** The borders over a point, of registers and of the map; none while there is no point. */
export const useBordersAt = (at: Position | null): Borders['borders'] =>
  useQuery({
    queryKey: ['borders', 'at', at],
    queryFn: () => (at ? readBorders(at) : NONE),
    enabled: at !== null,
    retry: false,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.pending && dataUpdateCount < TIMES_MAX ? AGAIN_MS : false,
  }).data?.borders ?? NONE.borders
