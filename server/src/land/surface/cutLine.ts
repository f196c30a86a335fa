import type { Line } from '../../platform/formats/wkb.ts'

const X = 0
const Y = 1
type Axis = 0 | 1

/**
 * Cuts a closed line at a box, given as least x, least y, most x and most y; pieces stay joined along the edges of the box (Sutherland and
 * Hodgman, 1974).
 * @returns null if the line lies outside the box
 */
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

/** Returns the part of a closed line on one side of `edge`, closed again: above it for side 1, below it for side -1. */
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
