import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { positionAt } from '../operations/operations.ts'
import { nearestOnSegment } from '@fieldfare/shared/geo/plane.ts'
import type { Point, Screen } from './hit.ts'

/** Pixels within which a vertex snaps to a border, by input: about the hit radius of a vertex, less for touch. */
export const SNAP_REACH = { touch: 16, mouse: 10, keyboard: 12 } as const

/** A border to which vertices snap: a closed line in degrees, and the box around it: west, south, east, north. */
export interface SnapLine {
  line: readonly Position[]
  box: readonly [number, number, number, number]
}

/** Adds to each line the box around it, so that `snapAt` can skip distant lines quickly. */
export const snapLines = (lines: readonly (readonly Position[])[]): SnapLine[] =>
  lines.map((line) => {
    const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const [lng, lat] of line) {
      box[0] = Math.min(box[0], lng)
      box[1] = Math.min(box[1], lat)
      box[2] = Math.max(box[2], lng)
      box[3] = Math.max(box[3], lat)
    }
    return { line, box }
  })

/** Returns the nearest corner of a border within `reach` pixels of a point, else the nearest position on a border within `reach`, else null. */
export function snapAt(lines: readonly SnapLine[], screen: Screen, point: Point, reach: number): Position | null {
  const [a, b] = [-reach, reach].map((by) => screen.unproject([point.x + by, point.y + by]))
  if (!a || !b) return null
  const [west, east] = [Math.min(a.lng, b.lng), Math.max(a.lng, b.lng)]
  const [south, north] = [Math.min(a.lat, b.lat), Math.max(a.lat, b.lat)]
  const away = (box: SnapLine['box']) => box[0] > east || box[2] < west || box[1] > north || box[3] < south
  let corner: { at: Position; distance: number } | null = null
  let side: { at: Point; distance: number } | null = null
  for (const { line, box } of lines) {
    if (away(box)) continue
    for (const [i, end] of line.entries()) {
      const start = line[i - 1] ?? end
      const span = [
        Math.min(start[0], end[0]),
        Math.min(start[1], end[1]),
        Math.max(start[0], end[0]),
        Math.max(start[1], end[1]),
      ] as const
      if (away(span)) continue
      const [p, q] = [screen.project(start), screen.project(end)]
      const toCorner = Math.hypot(q.x - point.x, q.y - point.y)
      if (toCorner <= (corner?.distance ?? reach)) corner = { at: end, distance: toCorner }
      const near = nearestOnSegment(point, p, q)
      const toSide = Math.hypot(near.x - point.x, near.y - point.y)
      if (toSide <= (side?.distance ?? reach)) side = { at: near, distance: toSide }
    }
  }
  if (corner) return corner.at
  if (!side) return null
  const { lng, lat } = screen.unproject([side.at.x, side.at.y])
  return positionAt(lng, lat)
}

const KEY = 'fieldfare-snap'

/** Tells whether snapping to borders is on, as last chosen on this device. */
export function keptSnap(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}

export function keepSnap(snap: boolean): void {
  try {
    localStorage.setItem(KEY, snap ? 'on' : 'off')
  } catch {
    // Storage is forbidden: the choice lasts until the page is left.
  }
}
