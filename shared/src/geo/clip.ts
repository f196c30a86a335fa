import {
  areaPaths,
  booleanOpWithPolyTree,
  ClipType,
  EndType,
  FillRule,
  inflatePaths,
  isPositive,
  JoinType,
  type Path64,
  type Paths64,
  type Point64,
  type PolyPath64,
  PolyTree64,
} from 'clipper2-ts'
import { type AreaShape, bboxOf, geodesicArea, type Part, partsOfShape, SURFACE_MIN } from './geometry.ts'
import type { Position } from './orientation.ts'
import { shapeOfRings } from './rings.ts'

/** Steps per degree: stored positions are rounded to these steps. */
const STEPS = 1e7
/** Metres of a step of latitude. */
export const STEP_M = 111_320 / STEPS
/** The factor by which the grid is finer while lines are offset, so that rounding does not bend the lines. */
const FINER = 16
/** The miter limit: a corner that would stick out by more than this factor of the offset is cut off. */
const MITER = 4

/** The integer grid in which a shape is computed: steps of stored positions, counted from a position near the shape. */
export interface Grid {
  lng: number
  lat: number
  /** The length of a step of longitude as a share of a step of latitude. */
  narrow: number
}
export type Tree = PolyTree64
export type { Path64, Paths64 } from 'clipper2-ts'

export function grid(shape: AreaShape): Grid {
  const [west, south, east, north] = bboxOf(shape)
  return gridAt([(west + east) / 2, (south + north) / 2])
}

/** Returns a grid around a place in degrees: exact for what lies within a few degrees of it. */
export function gridAt([lng, lat]: Position): Grid {
  return { lng: Math.round(lng * STEPS), lat: Math.round(lat * STEPS), narrow: Math.cos((lat / 180) * Math.PI) }
}

/** Converts a position in degrees to whole steps of the grid. */
export const pointOf = (on: Grid, [lng, lat]: Position): Point64 => ({
  x: Math.round(lng * STEPS) - on.lng,
  y: Math.round(lat * STEPS) - on.lat,
})

/** Converts a line or ring to a path on the grid, in the direction of an outer ring. */
export function pathOf(on: Grid, ring: readonly Position[]): Path64 {
  const path = ring.map((position) => pointOf(on, position))
  return isPositive(path) ? path : path.toReversed()
}

/** Converts all rings of a shape to paths on the grid, holes in the opposite direction of outer rings. */
export const pathsOf = (on: Grid, shape: AreaShape): Paths64 =>
  partsOfShape(shape).flatMap((part) =>
    part.map((ring, i) => (i === 0 ? pathOf(on, ring.slice(0, -1)) : pathOf(on, ring.slice(0, -1)).toReversed())),
  )

export function combine(kind: ClipType, subject: Paths64, clip: Paths64): Tree {
  const tree = new PolyTree64()
  booleanOpWithPolyTree(kind, subject, clip, tree, FillRule.NonZero)
  return tree
}

/** The parts of a result, each an outer ring with its holes. */
export function partsOf(tree: Tree): Paths64[] {
  const parts: Paths64[] = []
  const visit = (node: PolyPath64) => {
    for (let i = 0; i < node.count; i++) {
      const outer = node.child(i)
      const rings = [outer.poly ?? []]
      for (let j = 0; j < outer.count; j++) {
        const hole = outer.child(j)
        rings.push(hole.poly ?? [])
        visit(hole)
      }
      parts.push(rings)
    }
  }
  visit(tree)
  return parts
}

/** Returns the parts of the union of some rings: outer rings turn one way, holes the other. */
export const united = (paths: Paths64): Paths64[] => partsOf(combine(ClipType.Union, paths, []))

/** Returns the parts of some rings that lie inside another ring. */
export const cutTo = (paths: Paths64, inside: Path64): Paths64[] =>
  partsOf(combine(ClipType.Intersection, paths, [inside]))

/** Moves all lines outwards by `metres`, inwards if negative; an open line becomes a strip around the line. */
export function grow(on: Grid, paths: Paths64, metres: number, open = false): Paths64 {
  const finer = paths.map((path) => path.map(({ x, y }) => ({ x: Math.round(x * on.narrow * FINER), y: y * FINER })))
  const end = open ? EndType.Square : EndType.Polygon
  const grown = inflatePaths(finer, (metres / STEP_M) * FINER, JoinType.Miter, end, MITER)
  return grown.map((path) =>
    path.map(({ x, y }) => ({ x: Math.round(x / FINER / on.narrow), y: Math.round(y / FINER) })),
  )
}

/** Square metres of rings on the flat grid, holes taken out: good enough to see whether something was cut off. */
export const flatSize = (on: Grid, paths: Paths64): number => areaPaths(paths) * STEP_M ** 2 * on.narrow

const ringOf = (on: Grid, path: Path64): Position[] =>
  path.map(({ x, y }): Position => [(x + on.lng) / STEPS, (y + on.lat) / STEPS])

/** Converts parts on the grid to a shape in degrees, leaving out rings smaller than SURFACE_MIN. Null when nothing is left. */
export function shapeOf(on: Grid, parts: Paths64[]): AreaShape | null {
  const rings = parts.flatMap((part) => part.map((path, i) => ({ ring: ringOf(on, path), hole: i > 0 })))
  return shapeOfRings(rings.filter(({ ring }) => ring.length > 2 && sizeOf(ring) >= SURFACE_MIN))
}

function sizeOf(ring: Position[]): number {
  const coordinates: Part = [[...ring, ring[0]!]]
  return geodesicArea({ type: 'Polygon', coordinates })
}
