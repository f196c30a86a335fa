/** A point of a plane: pixels of a stroke, or metres of a track. */
export interface PlanePoint {
  x: number
  y: number
}

/**
 * Keeps the points of a line that matter: what is left out lies within `tolerance` of the line that stays. The ends stay.
 * Source: Douglas and Peucker (1973), without recursion. Answers indexes, in order.
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

/** Pixels between the points that a stroke is averaged over: a hand trembles faster than it turns. */
const STEP = 4
/** Points on either side that a point is averaged with. */
const REACH = 3
/** Pixels: what a line may lie beside the hand. */
const TOLERANCE = 1.2

/** A stroke of a hand in pixels as a smooth line of few points, its ends where they were. */
export function smoothStroke(stroke: readonly PlanePoint[]): PlanePoint[] {
  const even = evenly(stroke, STEP)
  const smooth = even.map((point, i) => {
    const reach = Math.min(REACH, i, even.length - 1 - i)
    if (reach === 0) return point
    let [x, y, weights] = [0, 0, 0]
    for (let j = -reach; j <= reach; j++) {
      const weight = reach + 1 - Math.abs(j)
      const near = even[i + j]!
      x += near.x * weight
      y += near.y * weight
      weights += weight
    }
    return { x: x / weights, y: y / weights }
  })
  return simplifiedIndexes(smooth, TOLERANCE).map((index) => smooth[index]!)
}

/** Points along a line at equal distances, its ends included. */
function evenly(line: readonly PlanePoint[], step: number): PlanePoint[] {
  const [first] = line
  if (!first) return []
  const points = [first]
  let left = step
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    for (; length > 0 && left <= length; left += step) {
      points.push({ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length })
    }
    left -= length
  }
  const last = line.at(-1)!
  const end = points.at(-1)!
  if (points.length > 1 && Math.hypot(last.x - end.x, last.y - end.y) < step / 2) points.pop()
  return [...points, last]
}
