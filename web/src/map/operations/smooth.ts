import { type PlanePoint, simplifiedIndexes } from '@fieldfare/shared/geo/plane.ts'

/** Pixels between the points of a stroke that are averaged: a hand trembles at shorter distances than it turns. */
const STEP = 4
/** The number of points on either side with which a point is averaged. */
const REACH = 3
/** The most pixels by which the simplified line may deviate from the averaged stroke. */
const TOLERANCE = 1.2

/** Turns a freehand stroke, in pixels, into a smooth line of few points with the same ends. */
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

/** Returns points along a line at equal distances, with both ends of the line. */
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
