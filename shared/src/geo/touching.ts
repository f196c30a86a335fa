import { type AreaShape, bboxOf, type Part, partsOfShape, type Ring } from './geometry.ts'
import { orientation, type Position } from './orientation.ts'

/**
 * Tells whether two shapes have a point in common, even if only at an edge; computed in the plane, as the database does. The
 * time grows with the corners of both shapes.
 */
export function shapesTouch(a: AreaShape, b: AreaShape): boolean {
  const [boxA, boxB] = [bboxOf(a), bboxOf(b)]
  if (!boxesTouch(boxA, boxB)) return false
  const [partsA, partsB] = [partsOfShape(a), partsOfShape(b)]
  if (
    partsA.some((one) => partsB.some((other) => isInside(firstCorner(one), other) || isInside(firstCorner(other), one)))
  )
    return true
  const near = edgesOf(partsB).filter((edge) => boxesTouch(boxOf(edge), boxA))
  return edgesOf(partsA).some((edge) => {
    const box = boxOf(edge)
    return boxesTouch(box, boxB) && near.some((other) => boxesTouch(box, boxOf(other)) && edgesTouch(edge, other))
  })
}

type Edge = readonly [Position, Position]
type Box = readonly [west: number, south: number, east: number, north: number]

const firstCorner = (part: Part): Position => part[0]?.[0] ?? [Number.NaN, Number.NaN]

const edgesOf = (parts: readonly Part[]): Edge[] =>
  parts.flat().flatMap((ring) => ring.slice(1).map((to, i): Edge => [ring[i] ?? to, to]))

const boxOf = ([[ax, ay], [bx, by]]: Edge): Box => [
  Math.min(ax, bx),
  Math.min(ay, by),
  Math.max(ax, bx),
  Math.max(ay, by),
]

const boxesTouch = (a: Box, b: Box): boolean => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1]

/** Tells whether two edges, whose boxes touch, meet: neither edge lies wholly on one side of the other's line. */
function edgesTouch([a, b]: Edge, [c, d]: Edge): boolean {
  const splits = (one: number, other: number) => Math.sign(one) * Math.sign(other) <= 0
  return splits(orientation(a, b, c), orientation(a, b, d)) && splits(orientation(c, d, a), orientation(c, d, b))
}

/** Tells whether a position lies in a part, and in none of its holes. */
export const isInside = (position: Position, [outer = [], ...holes]: Part): boolean =>
  isInRing(position, outer) && !holes.some((hole) => isInRing(position, hole))

function isInRing([lng, lat]: Position, ring: Ring): boolean {
  let inside = false
  for (const [i, [bx, by]] of ring.entries()) {
    const [ax, ay] = ring[i - 1] ?? [bx, by]
    if (ay > lat !== by > lat && lng < ax + ((lat - ay) / (by - ay)) * (bx - ax)) inside = !inside
  }
  return inside
}
