import { LOVE_CELL_ZOOMS } from '@fieldfare/shared/loveMap.ts'
import type { TileAddress } from '../tile/address.ts'
import { EXTENT } from '../tile/grid.ts'
import { Layer, writeTile } from '../tile/mvt.ts'
import type { LoveStep } from './steps.ts'

const SIDE = EXTENT / 2 ** LOVE_CELL_ZOOMS

/**
 * Encodes a vector tile with one layer, `love`: a point in the middle of each cell for each step (span of years with one class), with
 * `level`, `people` (the fewest people of its class), `since` and `until`. The map shows the point in the years from `since` up to, but not
 * including, `until`.
 * @returns null for a tile without cells
 */
export function encodeLove({ x, y }: TileAddress, steps: readonly LoveStep[]): Uint8Array | null {
  const layer = new Layer('love', ['level', 'people', 'since', 'until'])
  const middleOf = (cell: number, tile: number) => (cell - tile * 2 ** LOVE_CELL_ZOOMS + 0.5) * SIDE
  for (const step of steps)
    layer.addPoint(middleOf(step.x, x), middleOf(step.y, y), [step.level, step.people, step.since, step.until])
  return writeTile([layer])
}
