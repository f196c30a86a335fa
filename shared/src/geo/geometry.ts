import { findCrossing, same, segmentsOf, sideOfRing } from './crossing.ts'
import { orientation, type Position } from './orientation.ts'
import { findZigzag } from './zigzag.ts'

/**
 * The most vertices of all rings of a shape together. A shape drawn by hand has far fewer; checking and uniting shapes of
 * so many takes milliseconds.
 */
export const VERTICES_MAX = 5000
export const LNG_MAX = 180
/** The latitude in degrees at which web maps end, approximately: nothing can be drawn beyond. */
export const LAT_MAX = 85

/** The smallest surface in square metres: smaller than a doormat, nobody could find it. */
export const SURFACE_MIN = 1

/** A closed line: first and last position are the same. */
export type Ring = Position[]
/** The outer ring, then its holes. */
export type Part = Ring[]
/** A polygon or multipolygon in EPSG:4326, degrees. */
export type AreaShape = { type: 'Polygon'; coordinates: Part } | { type: 'MultiPolygon'; coordinates: Part[] }

export type GeometryKey =
  | 'geometry'
  | 'unclosed'
  | 'tooFewPoints'
  | 'tooManyPoints'
  | 'outOfRange'
  | 'crossing'
  | 'empty'
  | 'hole'
  | 'tooWide'
  | 'zigzag'
export interface GeometryIssue {
  ok: false
  key: GeometryKey
  params?: Record<string, number>
}
/** The result of `checkGeometry`: `m2` is the surface of the shape by `geodesicArea`. */
export type GeometryResult = { ok: true; geometry: AreaShape; m2: number } | GeometryIssue

/**
 * Checks that a value is a shape that may be stored: a GeoJSON polygon or multipolygon without other properties, of
 * two-dimensional positions in degrees, finite, inside ±180 and ±85, at most 5,000 vertices, rings closed and of at least
 * four positions, at least SURFACE_MIN of land inside. No line may zigzag without end (`findZigzag`), or cross or touch
 * itself or another (`params` has the position as `lng`, `lat`). Holes lie inside. No side and no surface is half the world
 * or more: a side would have no single shortest way, and a ring no clear inside. Never throws; counts vertices first, so
 * that a huge value costs little. A little stricter than OGC Simple Features: rings may not touch each other in a point either.
 */
export function checkGeometry(value: unknown): GeometryResult {
  const parts = partsOf(value)
  if (!parts) return refuse('geometry')
  if (countVertices(parts) > VERTICES_MAX) return refuse('tooManyPoints', { max: VERTICES_MAX })
  const rings = parts.flat()
  const shape = value as AreaShape
  const fault =
    firstOf(rings, checkPositions) ??
    firstOf(rings as Ring[], checkRing) ??
    checkWinding(rings as Ring[]) ??
    checkLines(parts as Part[])
  if (fault) return fault
  const m2 = geodesicArea(shape)
  return checkSize(shape, m2) ?? { ok: true, geometry: shape, m2 }
}

/** The extent of a shape as [west, south, east, north] in degrees. */
export function bboxOf(shape: AreaShape): [west: number, south: number, east: number, north: number] {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const part of partsOfShape(shape)) {
    for (const [lng, lat] of part[0] ?? []) {
      box[0] = Math.min(box[0], lng)
      box[1] = Math.min(box[1], lat)
      box[2] = Math.max(box[2], lng)
      box[3] = Math.max(box[3], lat)
    }
  }
  return box
}

/**
 * Returns the surface of a shape on the WGS 84 ellipsoid in square metres, without its holes; edges are shortest paths. Exact
 * for the sphere of the same surface (authalic latitudes), on which edges run a little beside the ellipsoid's: an error far
 * below 0.1% for any shape but a sliver, up to a country's size. Edges of more than 180 degrees go the other way round.
 * Source: Snyder, Map Projections (1987), 3-11 to 3-13; Karney, Algorithms for geodesics (2013), section 6.
 */
export function geodesicArea(shape: AreaShape): number {
  let area = 0
  for (const [outer, ...holes] of partsOfShape(shape)) {
    area += ringArea(outer ?? [])
    for (const hole of holes) area -= ringArea(hole)
  }
  return area
}

const ECCENTRICITY = Math.sqrt((2 - 1 / 298.257223563) / 298.257223563)
const AUTHALIC_POLE = authalicOf(1)
const AUTHALIC_RADIUS_SQUARED = (6378137 ** 2 * AUTHALIC_POLE) / 2

/** Square metres of a degree of longitude between two latitudes whose `authalicSine` differ by 1. */
export const M2_PER_COVER = (Math.PI / 180) * AUTHALIC_RADIUS_SQUARED

/** Half the surface of the earth, in square metres. */
const HALF_EARTH = 2 * Math.PI * AUTHALIC_RADIUS_SQUARED

/** Returns Snyder's q for the sine of a latitude. */
function authalicOf(sine: number): number {
  const e = ECCENTRICITY
  return (1 - e * e) * (sine / (1 - e * e * sine * sine) + Math.atanh(e * sine) / e)
}

function ringArea(ring: Ring): number {
  let excess = 0
  let p = halfTangent(ring[0]?.[1] ?? 0)
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!]
    const q = halfTangent(b[1])
    const turn = Math.tan(((b[0] - a[0]) * Math.PI) / 180 / 2)
    excess += 2 * Math.atan((turn * (p + q)) / (1 + p * q))
    p = q
  }
  return Math.abs(excess) * AUTHALIC_RADIUS_SQUARED
}

/** The sine of the authalic latitude of a latitude in degrees: equal differences between two such sines mean equal surfaces. */
export const authalicSine = (lat: number): number => authalicOf(Math.sin((lat * Math.PI) / 180)) / AUTHALIC_POLE

/** The tangent of half the authalic latitude of a latitude in degrees. */
function halfTangent(lat: number): number {
  const sine = authalicSine(lat)
  return sine / (1 + Math.sqrt(Math.max(0, 1 - sine * sine)))
}

/** The parts of a shape: one for a polygon. */
export const partsOfShape = (shape: AreaShape): Part[] =>
  shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates

const refuse = (key: GeometryKey, params?: Record<string, number>): GeometryIssue => ({ ok: false, key, params })

function firstOf<T>(items: readonly T[], check: (item: T) => GeometryIssue | null): GeometryIssue | null {
  for (const item of items) {
    const fault = check(item)
    if (fault) return fault
  }
  return null
}

/** Returns the coordinates of a polygon or multipolygon as parts with unchecked rings; null for anything else. */
function partsOf(value: unknown): unknown[][][] | null {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return null
  const { type, coordinates } = value as { type?: unknown; coordinates?: unknown }
  const parts: unknown = type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : null
  if (!Array.isArray(parts) || parts.length === 0 || parts.length > VERTICES_MAX) return null
  const sound = parts.every((part) => Array.isArray(part) && part.length > 0 && part.every(Array.isArray))
  return sound ? (parts as unknown[][][]) : null
}

/** The corners of a shape, the repeated last position of each ring left out. */
export const countCorners = (shape: AreaShape): number => countVertices(partsOfShape(shape))

/** Counts the corners of a shape by the lengths of its rings alone. */
function countVertices(parts: unknown[][][]): number {
  let count = 0
  for (const part of parts) for (const ring of part) count += Math.max(1, ring.length - 1)
  return count
}

function checkPositions(ring: readonly unknown[]): GeometryIssue | null {
  for (const position of ring) {
    if (!Array.isArray(position) || position.length !== 2) return refuse('geometry')
    const [lng, lat]: unknown[] = position
    if (!Number.isFinite(lng) || !Number.isFinite(lat)) return refuse('geometry')
    if (Math.abs(lng as number) > LNG_MAX || Math.abs(lat as number) > LAT_MAX) {
      return refuse('outOfRange', placeOf([lng as number, lat as number]))
    }
  }
  return null
}

function checkRing(ring: Ring): GeometryIssue | null {
  if (ring.length < 4) return refuse('tooFewPoints')
  const start = ring[0]!
  if (!same(start, ring.at(-1)!)) return refuse('unclosed')
  const other = ring.find((position) => !same(position, start))
  if (!other || ring.every((position) => orientation(start, other, position) === 0)) return refuse('empty')
  const wide = ring.find(([lng], i) => i > 0 && Math.abs(lng - ring[i - 1]![0]) >= LNG_MAX)
  return wide ? refuse('tooWide', placeOf(wide)) : null
}

/** Refuses lines that zigzag, before lines are compared with each other: such lines would take the longest to compare. */
function checkWinding(rings: Ring[]): GeometryIssue | null {
  const at = findZigzag(rings)
  return at && refuse('zigzag', placeOf(at))
}

function checkLines(parts: Part[]): GeometryIssue | null {
  const crossing = findCrossing(parts.flat().flatMap((ring, line) => segmentsOf(ring, line)))
  if (crossing) return refuse('crossing', placeOf(crossing.at))
  return firstOf(parts, checkHoles) ?? checkOverlap(parts)
}

function checkSize(shape: AreaShape, m2: number): GeometryIssue | null {
  const [west, , east] = bboxOf(shape)
  if (east - west > LNG_MAX && m2 >= HALF_EARTH) return refuse('tooWide')
  // The surface of a ring far thinner than anyone draws is too small to be measured, because of rounding errors.
  return m2 < SURFACE_MIN ? refuse('empty') : null
}

/**
 * Checks that holes lie inside the outer ring and outside each other. No two rings touch, so one corner tells on which
 * side of a ring another one lies.
 */
function checkHoles([outer, ...holes]: Part): GeometryIssue | null {
  for (const [i, hole] of holes.entries()) {
    const start = hole[0]!
    const stray = sideOfRing(start, outer!) < 0 || holes.some((other, j) => i !== j && sideOfRing(start, other) > 0)
    if (stray) return refuse('hole', placeOf(start))
  }
  return null
}

function checkOverlap(parts: Part[]): GeometryIssue | null {
  if (parts.length === 1) return null
  const boxes = parts.map((part) => bboxOf({ type: 'Polygon', coordinates: part }))
  for (const [i, part] of parts.entries()) {
    const start = part[0]![0]!
    for (const [j, other] of parts.entries()) {
      const [west, south, east, north] = boxes[j]!
      if (i === j || start[0] < west || start[0] > east || start[1] < south || start[1] > north) continue
      const [outer, ...holes] = other
      if (sideOfRing(start, outer!) > 0 && holes.every((hole) => sideOfRing(start, hole) < 0)) {
        return refuse('crossing', placeOf(start))
      }
    }
  }
  return null
}

/** Rounds a place to about 10 cm, which is as near as anyone can point. */
const placeOf = ([lng, lat]: Position): Record<string, number> => ({ lng: round(lng), lat: round(lat) })
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6
