/** A point of a plane: pixels of a stroke, or metres of a track. */
export interface PlanePoint {
  x: number
  y: number
}

/**
 * Returns the indexes, in order, of the points that a simplified line keeps: both ends, and so many that all other points lie
 * within `tolerance` of the simplified line. Source: Douglas and Peucker (1973), without recursion.
 */
export function simplifiedIndexes(points: readonly PlanePoint[], tolerance: number): number[] {
  const last = points.length - 1
  if (last < 2) return [...points.keys()]
  const kept = new Set([0, last])
  const spans: [number, number][] = [[0, last]]
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    let [farthest, most] = [-1, tolerance]
    for (let i = from + 1; i < to; i++) {
      const distance = distanceToSegment(points[i]!, points[from]!, points[to]!)
      if (distance > most) [farthest, most] = [i, distance]
    }
    if (farthest < 0) continue
    kept.add(farthest)
    spans.push([from, farthest], [farthest, to])
  }
  return [...kept].toSorted((a, b) => a - b)
}

/** The distance of a point to a segment, in the unit of the plane. */
export function distanceToSegment(point: PlanePoint, a: PlanePoint, b: PlanePoint): number {
  const nearest = nearestOnSegment(point, a, b)
  return Math.hypot(point.x - nearest.x, point.y - nearest.y)
}

/** The point of a segment that is nearest to another point. */
export function nearestOnSegment(point: PlanePoint, a: PlanePoint, b: PlanePoint): PlanePoint {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - a.x) * dx + (point.y - a.y) * dy) / length))
  return { x: a.x + share * dx, y: a.y + share * dy }
}
