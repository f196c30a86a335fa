export interface Point {
  x: number
  y: number
}
export interface Weighted extends Point {
  weight: number
}

const ROUNDS_MAX = 50

export const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)

/**
 * Chooses the initial centres of k-means, without chance: the point farthest from the middle, then each time the point farthest from
 * the centres chosen so far. Returns fewer than `count` if there are fewer distinct points.
 */
export function startCentres(points: readonly Point[], count: number): Point[] {
  const middle = { x: mean(points, 'x'), y: mean(points, 'y') }
  const away = points.map((point) => distance(point, middle))
  const chosen: Point[] = []
  while (chosen.length < count) {
    const [at, most] = farthest(away)
    const next = points[at]
    if (!next || (chosen.length > 0 && most === 0)) break
    chosen.push({ x: next.x, y: next.y })
    points.forEach((point, i) => {
      const reach = distance(point, next)
      away[i] = chosen.length === 1 ? reach : Math.min(away[i] ?? 0, reach)
    })
  }
  return chosen
}

const mean = (points: readonly Point[], axis: 'x' | 'y') =>
  points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length)

const farthest = (away: readonly number[]): [at: number, most: number] =>
  away.reduce<[number, number]>((best, reach, at) => (reach > best[1] ? [at, reach] : best), [0, -1])

/**
 * Divides points into clusters by k-means, from these initial centres.
 * @returns the cluster of each point; no cluster is empty, so there may be fewer clusters than centres
 */
export function clustered(points: readonly Weighted[], start: readonly Point[]): { of: number[]; centres: Point[] } {
  let centres = [...start]
  let of: number[] = []
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = points.map((point) => nearest(point, centres))
    const kept = centres.flatMap((_, cluster) => (next.includes(cluster) ? [cluster] : []))
    const renamed = new Map(kept.map((cluster, at) => [cluster, at]))
    const settled = next.map((cluster) => renamed.get(cluster) ?? 0)
    const same = settled.length === of.length && settled.every((cluster, at) => cluster === of[at])
    of = settled
    centres = kept.map((_, cluster) => middleOf(points.filter((__, at) => of[at] === cluster)))
    if (same) break
  }
  return { of, centres }
}

/** Returns the index of the centre nearest to a point; of equally near ones, the first. */
const nearest = (point: Point, centres: readonly Point[]): number =>
  centres.reduce<[number, number]>(
    (best, centre, at) => {
      const reach = distance(point, centre)
      return reach < best[1] ? [at, reach] : best
    },
    [0, Infinity],
  )[0]

/** Returns the weighted mean of points. */
export function middleOf(points: readonly Weighted[]): Point {
  const weight = points.reduce((sum, point) => sum + point.weight, 0) || 1
  const along = (axis: 'x' | 'y') => points.reduce((sum, point) => sum + point[axis] * point.weight, 0) / weight
  return { x: along('x'), y: along('y') }
}

/**
 * Returns the silhouette of a division into clusters, from -1 to 1: the weighted mean, over all points, of the distance to the nearest
 * other cluster minus the distance to the own one, divided by the larger of both (Rousseeuw 1987). A point alone in its cluster counts 0.
 */
export function silhouette(points: readonly Weighted[], of: readonly number[]): number {
  const count = Math.max(...of) + 1
  let [sum, all] = [0, 0]
  points.forEach((point, at) => {
    const own = of[at] ?? 0
    const [reach, weights] = [new Float64Array(count), new Float64Array(count)]
    points.forEach((other, i) => {
      // A point is a base cluster of several people at one place: from each of them to the others there, the distance is 0.
      const weight = i === at ? other.weight - 1 : other.weight
      const cluster = of[i] ?? 0
      reach[cluster] = (reach[cluster] ?? 0) + weight * distance(point, other)
      weights[cluster] = (weights[cluster] ?? 0) + weight
    })
    all += point.weight
    if ((weights[own] ?? 0) === 0) return
    const within = (reach[own] ?? 0) / (weights[own] ?? 1)
    const between = Math.min(...[...reach].flatMap((far, i) => (i === own ? [] : [far / (weights[i] || 1)])))
    const larger = Math.max(within, between)
    if (larger > 0 && Number.isFinite(between)) sum += (point.weight * (between - within)) / larger
  })
  return all > 0 ? sum / all : 0
}
