import type { Borders } from '@fieldfare/shared/border.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { ask } from '../../platform/api/ask.ts'
import { withCallName } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { useOnce } from '../../platform/api/useLive.ts'

/** Milliseconds until borders that the server is still computing are requested again, and the most such requests in a row. */
const AGAIN_MS = 1000
const TIMES_MAX = 8
/** The most times that the request after a tap is repeated: fewer, since the person waits for it. */
const WAITS_MAX = 3
const NONE: Borders = { borders: [] }

async function readBorders([lng, lat]: Position): Promise<Borders> {
  const answer = await ask(`/api/borders?lng=${lng.toFixed(5)}&lat=${lat.toFixed(5)}`)
  // On a failure, no border is offered.
  return answer.ok ? ((await answer.json()) as Borders) : NONE
}

/** Fetches the borders around a position, and waits for borders that the server is still computing; none on a failure. */
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

/** Returns the borders around a position, from public registers and from the map's data; none for null. */
export const useBordersAt = (at: Position | null): Borders['borders'] =>
  useOnce(bordersAt, at).data?.borders ?? NONE.borders
