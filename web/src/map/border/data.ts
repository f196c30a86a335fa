import type { Borders } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { ask } from '../../platform/api/ask.ts'
import { withCallName } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { useOnce } from '../../platform/api/useLive.ts'

/** Milliseconds before borders that are being put together are asked for again, and the most times in a row. */
const AGAIN_MS = 1000
const TIMES_MAX = 8
/** The times that somebody who has tapped waits for them. */
const WAITS_MAX = 3
const NONE: Borders = { borders: [] }

async function readBorders([lng, lat]: Position): Promise<Borders> {
  const answer = await ask(`/api/borders?lng=${lng.toFixed(5)}&lat=${lat.toFixed(5)}`)
  // A failure only means that no border is offered.
  return answer.ok ? ((await answer.json()) as Borders) : NONE
}

/** Fetches the borders over a place once, waiting for those that are being put together; none where that fails. */
export async function fetchBorders(at: Position): Promise<Borders['borders']> {
  for (let time = 0; ; time++) {
    const { borders, pending } = await readBorders(at).catch(() => NONE)
    if (!pending || time >= WAITS_MAX) return borders
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
  }
}

const bordersAt = read(withCallName('/api/borders', readBorders), {
  retry: false,
  refetchInterval: ({ state: { data, dataUpdateCount } }) =>
    data?.pending && dataUpdateCount < TIMES_MAX ? AGAIN_MS : false,
})

/** The borders over a point, of registers and of the map; none while there is no point. */
export const useBordersAt = (at: Position | null): Borders['borders'] =>
  useOnce(bordersAt, at).data?.borders ?? NONE.borders
