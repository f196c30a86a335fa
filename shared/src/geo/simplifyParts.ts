import { type Grid, type Path64, pathsOf, shapeOf, united } from './clip.ts'
import { type AreaShape, countCorners, VERTICES_MAX } from './geometry.ts'
import { simplifiedIndexes } from './plane.ts'

/** The first tolerance, in steps of the grid: about a metre and a half, which is less than the error of a stored border. */
const FIRST_TOLERANCE = 128
const GROWTH = 1.6
const TRIES = 40

/** Returns the shape with at most `max` corners, leaving out those that matter least. Null when nothing would be left. */
export function simplifyParts(on: Grid, shape: AreaShape, max = VERTICES_MAX): AreaShape | null {
  const paths = pathsOf(on, shape)
  let tolerance = FIRST_TOLERANCE
  for (let i = 0; i < TRIES; i++, tolerance *= GROWTH) {
    const fewer = paths.map((path) => simplify(on, path, tolerance)).filter((path) => path.length > 2)
    const next = shapeOf(on, united(fewer))
    if (!next || countCorners(next) <= max) return next
  }
  return null
}

/** Simplifies a ring as two lines, cut where the ring is widest, since simplifying keeps both ends of a line. */
function simplify(on: Grid, path: Path64, tolerance: number): Path64 {
  const points = path.map(({ x, y }) => ({ x: x * on.narrow, y }))
  const [first] = points
  if (!first) return []
  const farthest = points.reduce(
    (best, { x, y }, i) => {
      const distance = Math.hypot(x - first.x, y - first.y)
      return distance > best.distance ? { i, distance } : best
    },
    { i: 0, distance: 0 },
  ).i
  const way = simplifiedIndexes(points.slice(0, farthest + 1), tolerance)
  const back = simplifiedIndexes([...points.slice(farthest), first], tolerance).slice(1, -1)
  return [...way, ...back.map((i) => i + farthest)].map((i) => path[i]!)
}
