import { LOVE_CELL_ZOOMS } from '@fieldfare/shared/loveMap.ts'
import type { TileAddress } from '../tile/address.ts'
import { EXTENT } from '../tile/grid.ts'
import { Layer, writeTile } from '../tile/mvt.ts'
import type { LoveStep } from './steps.ts'

const SIDE = EXTENT / 2 ** LOVE_CELL_ZOOMS

/**
 * A vector tile with one layer, `love`: a point in the middle of each cell for each step of its years, with `level`, `people` (at least
 * so many), `since` and `until`: it is shown for the years from `since` up to `until`, which is not included.
 * @returns null where nothing is in it
 */
export function encodeLove({ x, y }: TileAddress, steps: readonly LoveStep[]): Uint8Array | null {
  const layer = new Layer('love', ['level', 'people', 'since', 'until'])
  const middleOf = (cell: number, tile: number) => (cell - tile * 2 ** LOVE_CELL_ZOOMS + 0.5) * SIDE
  for (const step of steps)
    layer.addPoint(middleOf(step.x, x), middleOf(step.y, y), [step.level, step.people, step.since, step.until])
  return writeTile([layer])
}
