import { sideOfRing } from './crossing.ts'
import { type AreaShape, geodesicArea, type Part, type Ring } from './geometry.ts'
import type { Position } from './orientation.ts'

/** A finished ring of a shape, in degrees, the first position not repeated at the end; `hole` is true for a ring around a hole. */
export interface OtherRing {
  readonly ring: readonly Position[]
  readonly hole: boolean
}

/** Builds a shape from rings: each hole belongs to the smallest outer ring around it. Null without an outer ring. */
export function shapeOfRings(rings: readonly OtherRing[]): AreaShape | null {
  const outers = rings.filter(({ hole }) => !hole).map(({ ring }) => counterclockwise(closedRing(ring)))
  const [first] = outers
  if (!first) return null
  const parts: Part[] = outers.map((outer) => [outer])
  for (const { ring, hole } of rings) {
    const start = ring[0]
    if (!hole || !start) continue
    const around = outers.map((outer, index) => ({ outer, index })).filter(({ outer }) => sideOfRing(start, outer) > 0)
    const sizes = around.map(({ outer }) => sizeOfPart([outer]))
    // A hole outside all outer rings goes into the first part, so that `checkGeometry` refuses the shape.
    const index = around[sizes.indexOf(Math.min(...sizes))]?.index ?? 0
    parts[index]!.push(closedRing(ring))
  }
  return parts.length === 1 ? { type: 'Polygon', coordinates: parts[0]! } : { type: 'MultiPolygon', coordinates: parts }
}

/** Returns a ring with its first position repeated at the end. */
export const closedRing = (ring: readonly Position[]): Ring => (ring[0] ? [...ring, ring[0]] : [])

/** Returns the ring counterclockwise: twice the signed area in square degrees tells which way it turns. */
function counterclockwise(ring: Ring): Ring {
  let turn = 0
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!]
    turn += (a[0] - b[0]) * (a[1] + b[1])
  }
  return turn < 0 ? ring.toReversed() : ring
}

/** Square metres of a part, its holes taken out. */
export const sizeOfPart = (part: Part): number => geodesicArea({ type: 'Polygon', coordinates: part })
