import { type AreaShape, geodesicArea, type Part, partsOfShape } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'

/**
 * Groups the parts of a split shape into two shapes, one for each side of the line, the larger first. A part belongs to the side on which its
 * corners nearest to the line lie. If all parts lie on one side, as with a line that bends around, one of the shapes is the largest part.
 * Null for a shape of one part. Positions in degrees; the line's first position is not repeated.
 */
export function sidesOf(shape: AreaShape, line: readonly Position[]): [larger: AreaShape, smaller: AreaShape] | null {
  const parts = partsOfShape(shape)
  const leftParts = parts.filter((part) => sideOf(part, line) > 0)
  const largest = parts.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1)
  const firstSide = leftParts.length > 0 && leftParts.length < parts.length ? leftParts : largest
  const other = parts.filter((part) => !firstSide.includes(part))
  if (firstSide.length === 0 || other.length === 0) return null
  const [a, b] = [shapeOf(firstSide), shapeOf(other)]
  return geodesicArea(a) >= geodesicArea(b) ? [a, b] : [b, a]
}

/** Returns a number above 0 if a part lies to the left of a line, by the majority of the corners beside it. */
function sideOf([outer = []]: Part, line: readonly Position[]): number {
  const narrow = Math.cos(((line[0]?.[1] ?? 0) * Math.PI) / 180)
  const near = outer.map((corner) => nearest(corner, line, narrow))
  const least = Math.min(...near.map(({ distance }) => distance))
  // Only the nearest corners count: those that the split made, which all have the same distance from the line.
  return near.reduce((sum, { distance, side }) => (distance <= 2 * least ? sum + side : sum), 0)
}

/** Finds the segment of a line that is nearest to a corner: the distance in degrees of latitude, and the side on which the corner lies. */
function nearest([lng, lat]: Position, line: readonly Position[], narrow: number): { distance: number; side: number } {
  let best = { distance: Number.POSITIVE_INFINITY, side: 0 }
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1]!, line[i]!]
    const [x, y] = [(to[0] - from[0]) * narrow, to[1] - from[1]]
    const [px, py] = [(lng - from[0]) * narrow, lat - from[1]]
    const along = Math.max(0, Math.min(1, (px * x + py * y) / (x * x + y * y || 1)))
    const distance = Math.hypot(px - along * x, py - along * y)
    if (distance < best.distance) best = { distance, side: Math.sign(x * py - y * px) }
  }
  return best
}

const sizeOf = (part: Part): number => geodesicArea({ type: 'Polygon', coordinates: part })

function shapeOf(parts: Part[]): AreaShape {
  const [only] = parts
  return parts.length === 1 && only
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: parts }
}
