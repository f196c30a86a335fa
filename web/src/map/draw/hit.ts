import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Draft, positionAt } from '../operations/operations.ts'

/** A point on the map's canvas in CSS pixels. */
export interface Point {
  x: number
  y: number
}
/** What is needed of a map to find things on it. */
export interface Screen {
  project(position: Position): Point
  unproject(point: [number, number]): { lng: number; lat: number }
}

/** What is under a point: a dot, or the small dot of the edge that follows dot `edge`. */
export type Hit = { kind: 'dot'; index: number; at: Point } | { kind: 'midpoint'; edge: number; at: Point }

/** Half the 44 px that a finger needs; a mouse points finer, and may want dots close together. */
export const REACH = { touch: 22, mouse: 11, keyboard: 12 } as const
/** Shorter edges on screen show no small dot: it would lie under the fingers that want its neighbours. */
const EDGE_MIN = 48

/** Dots closer together on screen than this would hide the line they make. */
const DOT_APART = 14

export interface Midpoint {
  edge: number
  at: Point
  position: Position
}

/** The small dots that offer a new one, in the middle of each edge as seen on the screen. */
export function midpointsOf(draft: Draft, screen: Screen): Midpoint[] {
  const points = draft.ring.map((position) => screen.project(position))
  const midpoints: Midpoint[] = []
  for (const [edge, a] of points.entries()) {
    const b = points[edge + 1] ?? (draft.closed ? points[0] : undefined)
    if (!b || Math.hypot(b.x - a.x, b.y - a.y) < EDGE_MIN) continue
    const at = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const { lng, lat } = screen.unproject([at.x, at.y])
    midpoints.push({ edge, at, position: positionAt(lng, lat) })
  }
  return midpoints
}

/** Which dots have room to be seen, along the line from the first: near enough, all of them. */
export function dotsWithRoom({ ring }: Draft, screen: Screen): Set<number> {
  const seen = new Set<number>()
  let before: Point | null = null
  for (const [index, position] of ring.entries()) {
    const at = screen.project(position)
    if (before && Math.hypot(at.x - before.x, at.y - before.y) < DOT_APART) continue
    seen.add(index)
    before = at
  }
  return seen
}

/** The nearest dot within `reach` pixels of a point, or else the nearest small dot. */
export function hitAt(draft: Draft, screen: Screen, point: Point, reach: number): Hit | null {
  const dots = draft.ring.map((position, index) => ({ kind: 'dot' as const, index, at: screen.project(position) }))
  const dot = nearest(dots, point, reach)
  if (dot) return dot
  const midpoint = nearest(midpointsOf(draft, screen), point, reach)
  return midpoint && { kind: 'midpoint', edge: midpoint.edge, at: midpoint.at }
}

function nearest<T extends { at: Point }>(things: T[], { x, y }: Point, reach: number): T | null {
  let found: T | null = null
  let least = reach
  for (const thing of things) {
    const distance = Math.hypot(thing.at.x - x, thing.at.y - y)
    if (distance > least) continue
    found = thing
    least = distance
  }
  return found
}
