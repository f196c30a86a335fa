import { authalicSine } from '@fieldfare/shared/geo/geometry.ts'
import type { Line } from '../../platform/formats/wkb.ts'

/**
 * The most work of one measurement, in edges times strips: about a third of a second. Areas drawn by hand and communities from land
 * registers stay far below it; thousands of edges that all cross one another do not.
 */
export const WORK_MAX = 2_000_000

/** An edge that rises from `low` to `high`: at height y it is at x + slope * y. */
interface Edge {
  shape: number
  low: number
  high: number
  x: number
  slope: number
}
const xAt = ({ x, slope }: Edge, y: number): number => x + slope * y

/** A shape as parts of closed rings of longitudes and latitudes in degrees, with straight edges between them. */
export type Parts = readonly Line[][]

export interface Union {
  /** The surface of the union divided by the sum of the shapes' surfaces, above 0 and at most 1. */
  share: number
  /** False if the limit of work was reached: then the share is approximate. */
  exact: boolean
}

/** Returns the surface of the union of shapes as a share of the sum of their surfaces. */
export function unionShare(shapes: readonly Parts[], workMax = WORK_MAX, measureOf = authalicSine): Union {
  const { union, total, exact } = cover(shapes, workMax, measureOf)
  return { share: total > 0 ? union / total : 1, exact }
}

/** Measured surfaces, in degrees of longitude times the height that `measureOf` gives to latitudes. */
export interface Cover {
  union: number
  /** The sum of the shapes' surfaces. */
  total: number
  /** False if the limit of work was reached: then the surfaces are approximate. */
  exact: boolean
  /** The work that it took, in edges times strips. */
  work: number
}

/**
 * Measures the surface that shapes cover together. It cuts the plane into horizontal strips at every corner, and further where edges cross.
 * Within a strip the order of edges is constant, so the widths of the union and of all shapes change evenly from its low side to its high
 * side. It builds no polygons, so it cannot fail for any shape.
 *
 * @param measureOf turns a latitude into a height, so that equal products of width and height are equal surfaces
 */
export function cover(
  shapes: readonly Parts[],
  workMax = WORK_MAX,
  measureOf: (lat: number) => number = authalicSine,
): Cover {
  const edges = edgesOf(shapes)
  const corners = Float64Array.from(new Set(edges.flatMap(({ low, high }) => [low, high]))).sort()
  const step = Math.max(1, Math.ceil(stripsOf(edges, corners) / workMax))
  const cuts = corners.filter((_, i) => i % step === 0 || i === corners.length - 1)
  let exact = step === 1
  let work = workMax
  let [union, total] = [0, 0]
  let inside: Edge[] = []
  let next = 0
  for (let i = 1; i < cuts.length; i++) {
    const [low, high] = [cuts[i - 1] ?? 0, cuts[i] ?? 0]
    const middle = (low + high) / 2
    for (let edge = edges[next]; edge && edge.low <= middle; edge = edges[++next]) inside.push(edge)
    inside = inside.filter((edge) => edge.high > middle)
    for (let y = low; y < high;) {
      work -= inside.length
      exact &&= work >= 0
      const order = exact ? y : (y + high) / 2
      inside.sort((a, b) => xAt(a, order) - xAt(b, order) || a.slope - b.slope)
      const to = exact ? firstCrossing(inside, y, high) : high
      const wide = widths(inside, (y + to) / 2)
      const strip = stripOf(y, to, measureOf)
      union += strip(wide.union)
      total += strip(wide.total)
      y = to
    }
  }
  return { union, total, exact, work: workMax - work }
}

/** A width at the middle of a strip, and how it grows with the latitude. */
interface Width {
  middle: number
  growth: number
}

/**
 * Returns a function that gives the surface of a strip between two latitudes for a width, by Simpson's rule, since heights do not grow
 * evenly with the latitude.
 */
function stripOf(low: number, high: number, measureOf: (lat: number) => number): ({ middle, growth }: Width) => number {
  const [from, to] = [measureOf(low), measureOf(high)]
  const [height, lean] = [to - from, ((high - low) / 3) * (from + to - 2 * measureOf((low + high) / 2))]
  return ({ middle, growth }) => middle * height + growth * lean
}

/** Measures the surface of a single shape, whatever its rings cross: its outer rings less its holes, in the same unit as `cover`. */
export function coverOf(parts: Parts, measureOf: (lat: number) => number = authalicSine): number {
  let sum = 0
  for (const [outer, ...holes] of parts) {
    sum += ringCover(outer ?? [], measureOf)
    for (const hole of holes) sum -= ringCover(hole, measureOf)
  }
  return sum
}

function ringCover(ring: Line, measureOf: (lat: number) => number): number {
  let sum = 0
  for (let i = 2; i < ring.length; i += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.slice(i - 2, i + 2)
    if (y0 !== y1) sum += stripOf(y0, y1, measureOf)({ middle: (x0 + x1) / 2, growth: (x1 - x0) / (y1 - y0) })
  }
  return Math.abs(sum)
}

/** Returns all edges, ordered by their lower ends; horizontal edges are left out, since they limit no width. */
function edgesOf(shapes: readonly Parts[]): Edge[] {
  const edges: Edge[] = []
  shapes.forEach((parts, shape) => {
    for (const ring of parts.flat()) {
      for (let i = 2; i < ring.length; i += 2) {
        const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = ring.slice(i - 2, i + 2)
        if (y0 === y1) continue
        const slope = (x1 - x0) / (y1 - y0)
        edges.push({ shape, low: Math.min(y0, y1), high: Math.max(y0, y1), x: x0 - slope * y0, slope })
      }
    }
  })
  return edges.sort((a, b) => a.low - b.low)
}

/** Adds up the numbers of strips that the edges reach through. */
function stripsOf(edges: Edge[], corners: Float64Array): number {
  const index = new Map(Array.from(corners, (corner, i) => [corner, i]))
  return edges.reduce((sum, { low, high }) => sum + (index.get(high) ?? 0) - (index.get(low) ?? 0), 0)
}

/** Returns the lowest height above `y` at which two neighbouring edges cross, at most `high`. */
function firstCrossing(order: Edge[], y: number, high: number): number {
  let first = high
  for (let i = 1; i < order.length; i++) {
    const [a, b] = [order[i - 1], order[i]]
    if (!a || !b || a.slope <= b.slope) continue
    const crossing = (b.x - a.x) / (a.slope - b.slope)
    // If rounding puts a crossing below `y`, the strip is measured without a cut there.
    if (crossing > y && crossing < first) first = crossing
  }
  return first
}

/** Measures the width of the union, and the sum of the widths of all shapes, at a height. */
function widths(order: Edge[], y: number): { union: Width; total: Width } {
  const inside = new Set<number>()
  const [union, total]: [Width, Width] = [
    { middle: 0, growth: 0 },
    { middle: 0, growth: 0 },
  ]
  let [before, slope] = [0, 0]
  for (const edge of order) {
    const x = xAt(edge, y)
    const [middle, growth] = [x - before, edge.slope - slope]
    if (inside.size > 0) {
      union.middle += middle
      union.growth += growth
    }
    total.middle += middle * inside.size
    total.growth += growth * inside.size
    if (!inside.delete(edge.shape)) inside.add(edge.shape)
    before = x
    slope = edge.slope
  }
  return { union, total }
}
