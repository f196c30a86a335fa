import type { Part, Ring } from '@fieldfare/shared/geo/geometry.ts'
import TinyQueue from 'tinyqueue'

interface Corner {
  ring: number
  index: number
  /** Twice the area of the triangle of the corner and its neighbours, which the shape gains or loses if the corner is removed. */
  weight: number
  version: number
}

interface Line {
  points: Ring
  before: Int32Array
  after: Int32Array
  version: Int32Array
  /** The number of corners that are left. */
  left: number
  part: number
  outer: boolean
}

/**
 * Reduces parts to at most `max` corners in all, removing first the corners that change the area least. A ring that would keep fewer
 * than three corners is removed, but never the last part. Longitudes are scaled to the length of latitudes at the middle of the shape.
 * Lines of the result may cross. Source: Visvalingam and Whyatt, Line generalisation by repeated elimination of points (1993).
 */
export function simplify(parts: readonly Part[], max: number): Part[] {
  const lats = parts.flatMap(([outer = []]) => outer.map(([, lat]) => lat))
  const middle = lats.reduce((sum, lat) => sum + lat, 0) / Math.max(1, lats.length)
  const scale = Math.cos((middle * Math.PI) / 180)
  const lines = parts.flatMap((part, at) => part.map((ring, i) => lineOf(ring, at, i === 0)))
  let total = lines.reduce((sum, { left }) => sum + left, 0)
  let outers = parts.length

  const corners: Corner[] = []
  for (const [ring, line] of lines.entries())
    for (let index = 0; index < line.points.length; index++)
      corners.push({ ring, index, weight: weightOf(line, index), version: 0 })
  const queue = new TinyQueue(corners, (a, b) => a.weight - b.weight)

  while (total > max) {
    const corner = queue.pop()
    if (!corner) break
    const line = lines[corner.ring]!
    if (line.left === 0 || line.version[corner.index] !== corner.version) continue
    if (line.left <= 3) {
      if (line.outer && outers === 1) continue
      const dropped = line.outer ? lines.filter(({ part }) => part === line.part) : [line]
      if (line.outer) outers--
      for (const one of dropped) {
        total -= one.left
        one.left = 0
      }
      continue
    }
    const [a, b] = [line.before[corner.index]!, line.after[corner.index]!]
    line.after[a] = b
    line.before[b] = a
    line.version[corner.index] = -1
    line.left--
    total--
    for (const index of [a, b]) {
      const version = ++line.version[index]!
      // A corner never weighs less than its removed neighbour: otherwise a curve would be removed corner by corner from one end.
      queue.push({ ring: corner.ring, index, weight: Math.max(corner.weight, weightOf(line, index)), version })
    }
  }
  return parts.flatMap((_, at) => {
    const rings = lines.filter(({ part, left }) => part === at && left > 0).map(ringOf)
    return rings.length > 0 ? [rings] : []
  })

  function weightOf({ points, before, after }: Line, index: number): number {
    const [a, b, c] = [points[before[index]!]!, points[index]!, points[after[index]!]!]
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) * scale
  }
}

function lineOf(ring: Ring, part: number, outer: boolean): Line {
  const points = ring.slice(0, -1)
  const count = points.length
  return {
    points,
    before: Int32Array.from(points, (_, i) => (i + count - 1) % count),
    after: Int32Array.from(points, (_, i) => (i + 1) % count),
    version: new Int32Array(count),
    left: count,
    part,
    outer,
  }
}

function ringOf({ points, after, version }: Line): Ring {
  const start = version.findIndex((one) => one >= 0)
  const ring: Ring = []
  let at = start
  do {
    ring.push(points[at]!)
    at = after[at]!
  } while (at !== start)
  return [...ring, ring[0]!]
}
