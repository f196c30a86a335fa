import { BUFFER, EXTENT } from './grid.ts'
import type { Line } from '../../platform/formats/wkb.ts'

const [LOW, HIGH] = [-BUFFER, EXTENT + BUFFER]
const X = 0
const Y = 1
type Axis = 0 | 1
const WHOLE_AREA = (HIGH - LOW) ** 2

/**
 * A polygon as a tile draws it: cut at the tile's buffer, rounded to whole units, the outer ring clockwise as one sees
 * it (y goes down), holes the other way, the closing position left out, and nothing that covers no unit.
 * Where a shape leaves the tile and comes back, the pieces stay joined by lines along the buffer's edge, which lies
 * outside what is drawn (Sutherland and Hodgman, 1974). Source: MVT 2.1, section 4.3.4.4.
 * @param rings the outer ring, then its holes, closed, in units
 * @returns null where nothing of it is left
 */
export function cutPolygon([outer = [], ...holes]: readonly Line[]): Line[] | null {
  const line = cutRing(outer, 1)
  if (!line) return null
  const rings = [line]
  for (const hole of holes) {
    const cut = cutRing(hole, -1)
    if (!cut) continue
    if (Math.abs(twiceArea(cut)) === 2 * WHOLE_AREA) return null
    rings.push(cut)
  }
  return rings
}

function cutRing(closed: Line, sign: 1 | -1): Line | null {
  const line = cutLine(closed, [LOW, LOW, HIGH, HIGH])
  if (!line) return null
  const ring = round(line)
  const area = twiceArea(ring)
  if (area === 0) return null
  return Math.sign(area) === sign ? ring : reversed(ring)
}

/** A closed line cut at a box of least x and y, then most x and y: pieces stay joined along its edges. Null where it lies outside. */
export function cutLine(closed: Line, box: readonly [number, number, number, number]): Line | null {
  let line = closed
  for (const axis of [X, Y] as const) {
    const [low, high] = [box[axis], box[axis === X ? 2 : 3]]
    const [least, most] = rangeOf(line, axis)
    if (least > high || most < low) return null
    if (least < low) line = keepBeyond(line, axis, low, 1)
    if (most > high) line = keepBeyond(line, axis, high, -1)
  }
  return line
}

function rangeOf(line: Line, axis: Axis): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (let i = axis; i < line.length; i += 2) {
    const value = line[i]!
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}

/** The part of a closed line on one side of `edge`: above it for side 1, below it for side -1. Closed again. */
function keepBeyond(line: Line, axis: Axis, edge: number, side: 1 | -1): Line {
  const other = 1 - axis
  const kept: Line = []
  for (let i = 2; i < line.length; i += 2) {
    const [a, b] = [line[i - 2 + axis]!, line[i + axis]!]
    const inside = (b - edge) * side >= 0
    if ((a - edge) * side >= 0 !== inside) {
      const [p, q] = [line[i - 2 + other]!, line[i + other]!]
      const crossing = p + ((q - p) * (edge - a)) / (b - a)
      if (axis === X) kept.push(edge, crossing)
      else kept.push(crossing, edge)
    }
    if (inside) kept.push(line[i]!, line[i + 1]!)
  }
  if (kept.length > 0) kept.push(kept[0]!, kept[1]!)
  return kept
}

/** Whole units, no position twice in a row, and the last not the first again. */
function round(line: Line): Line {
  const ring: Line = []
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [Math.round(line[i]!), Math.round(line[i + 1]!)]
    if (x !== ring.at(-2) || y !== ring.at(-1)) ring.push(x, y)
  }
  while (ring.length > 2 && ring[0] === ring.at(-2) && ring[1] === ring.at(-1)) ring.length -= 2
  return ring
}

/** Positive where the ring turns clockwise as one sees it; by the surveyor's formula, exact for whole units. */
export function twiceArea(ring: Line): number {
  let sum = 0
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    sum += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!
  }
  return sum
}

function reversed(ring: Line): Line {
  const back: Line = []
  for (let i = ring.length - 2; i >= 0; i -= 2) back.push(ring[i]!, ring[i + 1]!)
  return back
}
