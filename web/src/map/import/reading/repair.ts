import {
  type AreaShape,
  checkGeometry,
  countCorners,
  geodesicArea,
  type GeometryIssue,
  type Part,
  partsOfShape,
  type Ring,
  SURFACE_MIN,
  VERTICES_MAX,
} from '@fieldfare/shared/geo/geometry.ts'
import { orientation, type Position } from '@fieldfare/shared/geo/orientation.ts'
import { union } from 'polyclip-ts'
import { simplify } from './simplify.ts'

/** The most corners of a simplified shape: fewer than the limit, since a repair may add some. */
const SIMPLIFIED = VERTICES_MAX - 200
/** The most points at which touching lines of one shape are pulled apart; a shape with more such points is refused. */
const TOUCHES_MAX = 40
/** Degrees by which touching corners are pulled apart: about 10 cm, which nobody sees. */
const APART = 1e-6
/** Degrees: two positions that are nearer than this count as the same. */
const SAME = 3e-7

/** Faults that a union of the parts cannot repair. */
const HOPELESS: readonly GeometryIssue['key'][] = ['tooWide', 'outOfRange', 'empty', 'zigzag']

export interface Repaired {
  shape: AreaShape
  simplified: boolean
  repaired: boolean
}

/**
 * Makes a valid shape from parts in degrees with closed rings: simplifies it if it has too many corners; if lines cross or touch, keeps
 * the land that an odd number of rings surrounds. Returns the key of the fault if that is impossible.
 */
export function makeValid(parts: readonly Part[]): Repaired | GeometryIssue['key'] {
  const cleaned = cleanParts(parts)
  if (cleaned.length === 0) return 'empty'
  const many = countCorners(shapeOf(cleaned)) > VERTICES_MAX
  const few = many ? cleanParts(simplify(cleaned, SIMPLIFIED)) : cleaned
  const shape = shapeOf(few)
  const check = checkGeometry(shape)
  if (check.ok) return { shape, simplified: many, repaired: false }
  if (HOPELESS.includes(check.key)) return check.key
  const united = pullApart(unite([few]))
  return typeof united === 'string' ? united : { shape: united, simplified: many, repaired: true }
}

/** Returns the union of several shapes; the key of the fault if the union is not valid. */
export function uniteShapes(shapes: readonly AreaShape[]): Repaired | GeometryIssue['key'] {
  const parts = cleanParts(unite(shapes.map(partsOfShape)))
  const many = parts.length > 0 && countCorners(shapeOf(parts)) > VERTICES_MAX
  const united = pullApart(many ? unite([cleanParts(simplify(parts, SIMPLIFIED))]) : parts)
  return typeof united === 'string' ? united : { shape: united, simplified: many, repaired: false }
}

const shapeOf = (parts: Part[]): AreaShape => {
  const [only] = parts
  return parts.length === 1 && only
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: parts }
}

/** Returns the union of parts; empty if the library fails on them. */
function unite(shapes: readonly (readonly Part[])[]): Part[] {
  try {
    const [first, ...others] = shapes.map((parts) => parts.map((part) => part.map((ring) => [...ring])))
    return first ? (union(first, ...others) as Part[]) : []
  } catch {
    return []
  }
}

/** Rounds parts to 7 decimals, as stored; removes repeated corners and rings without land; turns outer rings counterclockwise, holes clockwise. */
export function cleanParts(parts: readonly Part[]): Part[] {
  return parts.flatMap((part) => {
    const [outer, ...holes] = part.map(cleanRing)
    if (!outer) return []
    return [[turned(outer, true), ...holes.flatMap((hole) => (hole ? [turned(hole, false)] : []))]]
  })
}

const round = (degrees: number): number => Math.round(degrees * 1e7) / 1e7

function cleanRing(ring: Ring): Ring | null {
  const points: Ring = []
  for (const [lng, lat] of ring) {
    const point: Position = [round(lng), round(lat)]
    const last = points.at(-1)
    if (!last || last[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  const [first, last] = [points[0], points.at(-1)]
  if (first && last && points.length > 1 && first[0] === last[0] && first[1] === last[1]) points.pop()
  if (!first || points.length < 3) return null
  const closed: Ring = [...points, first]
  return closed
}

function turned(ring: Ring, counterclockwise: boolean): Ring {
  const turn = ring.reduce((sum, [lng, lat], i) => {
    const [nextLng, nextLat] = ring[i + 1] ?? [lng, lat]
    return sum + (lng - nextLng) * (lat + nextLat)
  }, 0)
  return turn > 0 === counterclockwise ? ring : ring.toReversed()
}

/** Tells whether a ring is too small to be seen, like those that a union leaves where lines cross. */
const isSliver = (ring: Ring): boolean => geodesicArea({ type: 'Polygon', coordinates: [ring] }) < SURFACE_MIN

/**
 * Moves each corner at which rings touch towards the middle of its two neighbours, away from the other ring, until no rings touch.
 * Returns the key of the fault if that fails.
 */
function pullApart(united: Part[]): AreaShape | GeometryIssue['key'] {
  let parts = cleanParts(united).flatMap(([outer = [], ...holes]) =>
    isSliver(outer) ? [] : [[outer, ...holes.filter((hole) => !isSliver(hole))]],
  )
  if (parts.length === 0) return 'empty'
  pullRepeated(parts)
  for (let turn = 0; turn < TOUCHES_MAX; turn++) {
    const shape = shapeOf(parts)
    const check = checkGeometry(shape)
    if (check.ok) return shape
    const { lng, lat } = check.params ?? {}
    if (check.key !== 'crossing' || lng === undefined || lat === undefined) return check.key
    if (!pullAt(parts, lng, lat)) return check.key
    parts = cleanParts(parts)
    if (parts.length === 0) return 'empty'
  }
  return 'crossing'
}

/** Pulls away every corner whose position an earlier corner already has. */
function pullRepeated(parts: Part[]): void {
  const positions = new Set<string>()
  for (const ring of parts.flat())
    for (let i = 0; i < ring.length - 1; i++) {
      const place = String(ring[i])
      if (positions.has(place)) pull(ring, i)
      else positions.add(place)
    }
}

function pullAt(parts: Part[], lng: number, lat: number): boolean {
  for (const ring of parts.flat())
    for (let i = 0; i < ring.length - 1; i++) {
      const [x, y] = ring[i]!
      if (Math.abs(x - lng) < SAME && Math.abs(y - lat) < SAME) return pull(ring, i)
    }
  return false
}

/** Moves a corner towards the middle of its two neighbours; removes the corner if all three lie on a straight line. */
function pull(ring: Ring, i: number): boolean {
  const last = ring.length - 1
  const [a, b, c] = [ring[(i + last - 1) % last]!, ring[i]!, ring[(i + 1) % last]!]
  const middle: Position = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2]
  const away = Math.hypot(middle[0] - b[0], middle[1] - b[1])
  if (orientation(a, b, c) === 0 || away < APART / 10) {
    if (last <= 3) return false
    ring.splice(i, 1)
    if (i === 0) ring[ring.length - 1] = ring[0]!
    return true
  }
  const step = Math.min(0.5, APART / away)
  const moved: Position = [round(b[0] + (middle[0] - b[0]) * step), round(b[1] + (middle[1] - b[1]) * step)]
  ring[i] = moved
  if (i === 0) ring[last] = moved
  return true
}
