import type { Borders, BorderView } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'

async function readBorders([lng, lat]: Position): Promise<BorderView[]> {
  const answer = await ask(`/api/borders?lng=${lng.toFixed(5)}&lat=${lat.toFixed(5)}`)
  // Without an offer one draws: no reason to fail.
  return answer.ok ? ((await answer.json()) as Borders).borders : []
}

/** The borders of registers over a point, the smallest first; none while there is no point. */
export const useBordersAt = (at: Position | null): readonly BorderView[] =>
  useQuery({
    queryKey: ['borders', 'at', at],
    queryFn: () => (at ? readBorders(at) : []),
    enabled: at !== null,
    retry: false,
  }).data ?? []
