import { type Grid, gridAt, type Path64, pointOf } from '@fieldfare/shared/geo/clip.ts'
import { boxOf } from '@fieldfare/shared/geo/tiles.ts'
import type { TileAddress } from '../tile/address.ts'

/** The edges of a tile in whole steps of a grid, so that neighbouring tiles share exactly the same edge. */
export interface Frame {
  west: number
  south: number
  east: number
  north: number
}
export const SIDES = ['west', 'north', 'east', 'south'] as const
export type Side = (typeof SIDES)[number]

export function frameOf(on: Grid, { z, x, y }: TileAddress): Frame {
  const [west, south, east, north] = boxOf({ x, y }, z)
  const [low, high] = [pointOf(on, [west, south]), pointOf(on, [east, north])]
  return { west: low.x, south: low.y, east: high.x, north: high.y }
}

export const pathOfFrame = ({ west, south, east, north }: Frame): Path64 => [
  { x: west, y: south },
  { x: east, y: south },
  { x: east, y: north },
  { x: west, y: north },
]

/** Returns a grid around the middle of a tile, for all calculations that begin in that tile. */
export function gridOf({ z, x, y }: TileAddress): Grid {
  const [west, south, east, north] = boxOf({ x, y }, z)
  return gridAt([(west + east) / 2, (south + north) / 2])
}

/** Returns the tile on one side of another; null beyond the edge of the map, which no shape crosses. */
export function besideTile({ z, x, y }: TileAddress, side: Side): TileAddress | null {
  const [dx, dy] = { west: [-1, 0], east: [1, 0], north: [0, -1], south: [0, 1] }[side] as [number, number]
  const next = { z, x: x + dx, y: y + dy }
  const count = 2 ** z
  return next.x >= 0 && next.y >= 0 && next.x < count && next.y < count ? next : null
}

export const OPPOSITE: Readonly<Record<Side, Side>> = { west: 'east', east: 'west', north: 'south', south: 'north' }
