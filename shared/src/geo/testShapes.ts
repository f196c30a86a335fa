import type { AreaShape } from './geometry.ts'
import type { Position } from './orientation.ts'

/** A square by its lower left corner, in degrees. */
export const square = (lng = 5, lat = 53, side = 1): Position[] => [
  [lng, lat],
  [lng + side, lat],
  [lng + side, lat + side],
  [lng, lat + side],
  [lng, lat],
]
export const polygon = (...coordinates: Position[][]): AreaShape => ({ type: 'Polygon', coordinates })
