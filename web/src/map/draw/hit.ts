import { sideOfRing } from '@fieldfare/shared/geo/crossing.ts'
import { geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { distanceToSegment } from '@fieldfare/shared/geo/plane.ts'
import { closedRing } from '@fieldfare/shared/geo/rings.ts'
import { type Draft, positionAt } from '../operations/operations.ts'

/** A point on the map's canvas in CSS pixels. */
export interface Point {
  x: number
  y: number
}
/** The part of a map that hit testing needs. */
export interface Screen {
  project(position: Position): Point
  unproject(point: [number, number]): { lng: number; lat: number }
}

/** The thing under a point: a vertex, or the midpoint of the edge after vertex `edge`. */
export type Hit = { kind: 'dot'; index: number; at: Point } | { kind: 'midpoint'; edge: number; at: Point }

/** Hit radius in pixels: half the 44 px that a finger needs, less for a mouse, which may place vertices close together. */
export const REACH = { touch: 22, mouse: 11, keyboard: 12 } as const
/** Edges shorter than this on screen, in pixels, have no midpoint: its hit area would overlap those of the edge's vertices. */
const EDGE_MIN = 48

/** The least pixels on screen between two drawn vertices: closer ones would hide the line. */
const DOT_APART = 24

export interface Midpoint {
  edge: number
  at: Point
  position: Position
}

/** Returns the midpoints of all edges that are long enough on screen. A press on a midpoint adds a vertex. */
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

/** Returns the indexes of the vertices to draw, without those too close on screen to the last drawn one. Zoomed in far enough: of all. */
export function dotsWithRoom({ ring }: Draft, screen: Screen): Set<number> {
  const drawnIndexes = new Set<number>()
  let before: Point | null = null
  for (const [index, position] of ring.entries()) {
    const at = screen.project(position)
    if (before && Math.hypot(at.x - before.x, at.y - before.y) < DOT_APART) continue
    drawnIndexes.add(index)
    before = at
  }
  return drawnIndexes
}

/** Returns the nearest vertex within `reach` pixels of a point, else the nearest midpoint within `reach`, else null. */
export function hitAt(draft: Draft, screen: Screen, point: Point, reach: number): Hit | null {
  const dots = draft.ring.map((position, index) => ({ kind: 'dot' as const, index, at: screen.project(position) }))
  const dot = nearest(dots, point, reach)
  if (dot) return dot
  const midpoint = nearest(midpointsOf(draft, screen), point, reach)
  return midpoint && { kind: 'midpoint', edge: midpoint.edge, at: midpoint.at }
}

function nearest<T extends { at: Point }>(things: T[], { x, y }: Point, reach: number): T | null {
  let best: T | null = null
  let least = reach
  for (const thing of things) {
    const distance = Math.hypot(thing.at.x - x, thing.at.y - y)
    if (distance > least) continue
    best = thing
    least = distance
  }
  return best
}

/**
 * Returns the index in `others` of the ring that a press selects: the ring whose line is nearest within `reach` pixels, else the smallest
 * ring around the point. Null for none, or if that smallest ring is the current one.
 */
export function ringAt({ ring, others = [] }: Draft, screen: Screen, point: Point, reach: number): number | null {
  let nearest: { index: number; distance: number } | null = null
  for (const [index, other] of others.entries()) {
    const line = closedRing(other.ring).map((position) => screen.project(position))
    for (let i = 1; i < line.length; i++) {
      const distance = distanceToSegment(point, line[i - 1]!, line[i]!)
      if (distance <= (nearest?.distance ?? reach)) nearest = { index, distance }
    }
  }
  if (nearest) return nearest.index
  const { lng, lat } = screen.unproject([point.x, point.y])
  const around = [ring, ...others.map((other) => other.ring)]
    .map((positions, i) => ({ line: closedRing(positions), index: i - 1 }))
    .filter(({ line }) => line.length > 3 && sideOfRing([lng, lat], line) > 0)
    .map(({ line, index }) => ({ index, size: geodesicArea({ type: 'Polygon', coordinates: [line] }) }))
    .toSorted((a, b) => a.size - b.size)
  const smallest = around[0]
  return smallest && smallest.index >= 0 ? smallest.index : null
}
