import { orientation, type Position } from './orientation.ts'

/** Two segments that touch or cross, by their indexes in the list, and the position where they meet. */
export interface Crossing {
  first: number
  second: number
  at: Position
}

/** A straight segment of a line. `line` tells lines apart, `index` counts along the line. */
export interface Segment {
  a: Position
  b: Position
  line: number
  index: number
}

/**
 * Returns the segments of a line of positions in degrees; repeated positions give no segment. The line is closed when its
 * first and last position are the same.
 */
export function segmentsOf(positions: readonly Position[], line = 0): Segment[] {
  const segments: Segment[] = []
  for (let i = 1; i < positions.length; i++) {
    const [a, b] = [positions[i - 1]!, positions[i]!]
    if (!same(a, b)) segments.push({ a, b, line, index: segments.length })
  }
  return segments
}

// The sweep runs along that direction in which the segments are shortest, so that even a comb with long teeth is
// quick to check, however it is turned.
const DIRECTIONS = Array.from({ length: 24 }, (_, i): Position => {
  const angle = (i * Math.PI) / 24
  return [Math.cos(angle), Math.sin(angle)]
})
// The tolerance of the sweep, above the rounding error of a sum of two coordinates, so that no neighbour is missed.
const SLACK = 1e-9

/**
 * Finds a place where segments meet although they must not. Segments of one line may not cross or touch, except that
 * neighbours share their corner, and a closed line its ends; segments of two lines may not meet at all. Null when there is no
 * such place. Exact; takes a few ms for 5,000 segments.
 */
export function findCrossing(segments: readonly Segment[]): Crossing | null {
  const ends = lastIndexes(segments)
  const along = spansAlong(segments, shortestDirection(segments))
  const across = spansAlong(segments, [1, 0])
  const up = spansAlong(segments, [0, 1])
  const order = Uint32Array.from(segments.keys()).sort((p, q) => along.from[p]! - along.from[q]!)
  for (let at = 0; at < order.length; at++) {
    const i = order[at]!
    const until = along.to[i]!
    for (let next = at + 1; next < order.length && along.from[order[next]!]! <= until; next++) {
      const j = order[next]!
      if (areApart(across, i, j) || areApart(up, i, j)) continue
      const point = meet(segments[i]!, segments[j]!, ends)
      if (point) return { first: Math.min(i, j), second: Math.max(i, j), at: point }
    }
  }
  return null
}

/** Locates a point by a closed ring: 1 inside, 0 on its line, -1 outside. Exact. */
export function sideOfRing(point: Position, ring: readonly Position[]): 1 | 0 | -1 {
  let inside = false
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!]
    if (a[1] > point[1] === b[1] > point[1]) {
      if (a[1] === point[1] && b[1] === point[1] && between(a[0], point[0], b[0])) return 0
      if (same(a, point) || same(b, point)) return 0
      continue
    }
    const side = orientation(a, b, point)
    if (side === 0) return 0
    if (side > 0 === b[1] > a[1]) inside = !inside
  }
  return inside ? 1 : -1
}

export const same = (a: Position, b: Position): boolean => a[0] === b[0] && a[1] === b[1]

const between = (a: number, x: number, b: number): boolean => (a <= x && x <= b) || (b <= x && x <= a)

interface Spans {
  from: Float64Array
  to: Float64Array
}

function spansAlong(segments: readonly Segment[], [x, y]: Position): Spans {
  const from = new Float64Array(segments.length)
  const to = new Float64Array(segments.length)
  for (const [i, { a, b }] of segments.entries()) {
    const [p, q] = [a[0] * x + a[1] * y, b[0] * x + b[1] * y]
    from[i] = Math.min(p, q)
    to[i] = Math.max(p, q) + SLACK
  }
  return { from, to }
}

const areApart = ({ from, to }: Spans, i: number, j: number): boolean => from[i]! > to[j]! || from[j]! > to[i]!

function shortestDirection(segments: readonly Segment[]): Position {
  let best = DIRECTIONS[0]!
  let least = Infinity
  for (const direction of DIRECTIONS) {
    let total = 0
    for (const { a, b } of segments) total += Math.abs((b[0] - a[0]) * direction[0] + (b[1] - a[1]) * direction[1])
    if (total < least) [best, least] = [direction, total]
  }
  return best
}

/** Returns, for each line, the index of its last segment if it is closed, -1 if it is not. */
function lastIndexes(segments: readonly Segment[]): Map<number, number> {
  const firsts = new Map<number, Segment>()
  const lasts = new Map<number, Segment>()
  for (const segment of segments) {
    if (segment.index === 0) firsts.set(segment.line, segment)
    lasts.set(segment.line, segment)
  }
  return new Map(
    [...lasts].map(([line, last]) => {
      const first = firsts.get(line)
      return [line, first && same(first.a, last.b) ? last.index : -1]
    }),
  )
}

function meet(s: Segment, t: Segment, ends: Map<number, number>): Position | null {
  const shared = s.line === t.line ? sharedCorner(s, t, ends.get(s.line) ?? -1) : null
  if (shared) return meetNeighbours(s, t, shared)
  const [c, d] = [orientation(s.a, s.b, t.a), orientation(s.a, s.b, t.b)]
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return null
  const [a, b] = [orientation(t.a, t.b, s.a), orientation(t.a, t.b, s.b)]
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return null
  if (a === 0 && isOnSegment(t, s.a)) return s.a
  if (b === 0 && isOnSegment(t, s.b)) return s.b
  if (c === 0 && isOnSegment(s, t.a)) return t.a
  if (d === 0 && isOnSegment(s, t.b)) return t.b
  if (a === 0 || b === 0 || c === 0 || d === 0) return null
  return crossingPoint(s, t)
}

/** Returns the position where two neighbours run back over each other; null if they only share their corner. */
function meetNeighbours(s: Segment, t: Segment, corner: Position): Position | null {
  const [p, q] = [same(s.a, corner) ? s.b : s.a, same(t.a, corner) ? t.b : t.a]
  if (orientation(p, corner, q) !== 0) return null
  if (isOnSegment(s, q)) return q
  return isOnSegment(t, p) ? p : null
}

/** Returns the corner that two segments share as neighbours along one line; null if they are not neighbours. */
function sharedCorner(s: Segment, t: Segment, last: number): Position | null {
  const [early, late] = s.index < t.index ? [s, t] : [t, s]
  if (late.index - early.index === 1) return late.a
  return early.index === 0 && late.index === last ? early.a : null
}

/** Tells whether a point on the infinite line through a segment lies on the segment itself. */
const isOnSegment = ({ a, b }: Segment, p: Position): boolean => between(a[0], p[0], b[0]) && between(a[1], p[1], b[1])

function crossingPoint({ a, b }: Segment, { a: c, b: d }: Segment): Position {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const along = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / (rx * sy - ry * sx)
  const share = Number.isFinite(along) ? Math.min(1, Math.max(0, along)) : 0.5
  return [a[0] + share * rx, a[1] + share * ry]
}
