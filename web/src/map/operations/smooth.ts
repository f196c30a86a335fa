import { type PlanePoint, simplifiedIndexes } from '@fieldfare/shared/geo/plane.ts'

/** Pixels between the points that a stroke is averaged over: a hand trembles faster than it turns. */
const STEP = 4
/** Points on either side that a point is averaged with. */
const REACH = 3
/** Pixels by which the line may deviate from the stroke. */
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
  let distance = step
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    const length = Math.hypot(b.x - a.x, b.y - a.y)
    for (; length > 0 && distance <= length; distance += step) {
      points.push({ x: a.x + ((b.x - a.x) * distance) / length, y: a.y + ((b.y - a.y) * distance) / length })
    }
    distance -= length
  }
  const last = line.at(-1)!
  const end = points.at(-1)!
  if (points.length > 1 && Math.hypot(last.x - end.x, last.y - end.y) < step / 2) points.pop()
  return [...points, last]
}
