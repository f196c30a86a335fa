import type { MapBorderKind } from '@fieldfare/shared/border.ts'
import type { Names } from '@fieldfare/shared/borderSchemas.ts'
import { type AreaShape, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { nearestOnSegment } from '@fieldfare/shared/geo/plane.ts'
import { type Box, boxOf } from '@fieldfare/shared/geo/tiles.ts'
import { extentOf, liesIn, type TileAddress, tileKey, type TilePart, type TileStock } from './tileParts.ts'

/** A wood, lake or other natural feature, as far as the loaded tiles contain it. */
export interface Surface {
  layer: string
  kind: MapBorderKind
  id: number | null
  names: Names | null
  /** All known parts of the surface, one polygon or more for each tile. */
  shape: AreaShape
  /** The edges of the surface, without the cuts along tile edges. */
  lines: readonly (readonly Position[])[]
  m2: number
  /** True if all tiles into which the surface reaches are loaded. */
  whole: boolean
  box: Box
}

/** The most tiles over which a surface is followed. */
const TILES_MAX = 48
/** Square metres of the smallest surface: smaller ones are flower beds and single trees. */
const SURFACE_LEAST = 500

/**
 * Makes a search among a map's surfaces. `at` returns the smallest surface at a place, else the nearest within `reach` degrees, else null.
 * The same surface is always returned as the same object, until another tile adds to it.
 */
export function createSurfaces(stock: TileStock) {
  const known = new WeakMap<TilePart, { surface: Surface; parts: number; when: number }>()
  let now = 0
  const surfaceOf = (part: TilePart, tile: TileAddress): Surface => {
    const cached = known.get(part)
    if (cached && (cached.surface.whole || cached.when === now)) return cached.surface
    const { parts, whole } = follow(stock, part, tile)
    const same = cached?.parts === parts.length && cached.surface.whole === whole
    const surface = same ? cached.surface : surfaceFrom(part, parts, whole)
    for (const one of parts) known.set(one.part, { surface, parts: parts.length, when: now })
    return surface
  }
  return {
    at(place: Position, reach: Position): Surface | null {
      const tile = stock.tileAt(place)
      const parts = tile && stock.partsIn(tile)
      if (!tile || !parts) return null
      const under = parts.filter((part) => liesIn(part, place)).toSorted((a, b) => sizeOf(a) - sizeOf(b))
      for (const part of under.length > 0 ? under : nearest(parts, place, reach)) {
        const surface = surfaceOf(part, tile)
        if (surface.m2 >= SURFACE_LEAST) return surface
      }
      return null
    },
    /** Called when more tiles may have loaded: surfaces that were not whole are joined again. */
    renew() {
      now += 1
    },
  }
}

const sizeOf = ({ polygons }: TilePart): number => polygons.reduce((sum, [outer = []]) => sum + extentOf(outer), 0)

function nearest(parts: readonly TilePart[], [lng, lat]: Position, [reachLng, reachLat]: Position): TilePart[] {
  let best: { part: TilePart; distance: number } | null = null
  const at = { x: 0, y: 0 }
  const from = ([x, y]: Position) => ({ x: (x - lng) / reachLng, y: (y - lat) / reachLat })
  for (const part of parts) {
    const [west, south, east, north] = part.box
    if (lng < west - reachLng || lng > east + reachLng || lat < south - reachLat || lat > north + reachLat) continue
    for (const [outer = []] of part.polygons)
      for (let i = 1; i < outer.length; i++) {
        const near = nearestOnSegment(at, from(outer[i - 1]!), from(outer[i]!))
        const distance = Math.hypot(near.x, near.y)
        if (distance <= (best?.distance ?? 1)) best = { part, distance }
      }
  }
  return best ? [best.part] : []
}

interface Followed {
  part: TilePart
  tile: TileAddress
}

/** Finds the other parts of a surface in the neighbouring tiles: those of the same id, else those of the same kind that touch. */
function follow(stock: TileStock, first: TilePart, tile: TileAddress): { parts: Followed[]; whole: boolean } {
  const parts: Followed[] = [{ part: first, tile }]
  const seen = new Set([first])
  const tiles = new Set([tileKey(tile)])
  let whole = true
  for (let i = 0; i < parts.length; i++) {
    const { part, tile: from } = parts[i]!
    const [west, south, east, north] = boxOf(from, from.z)
    const steps = [
      { dx: -1, dy: 0, axis: 0, edge: west },
      { dx: 1, dy: 0, axis: 0, edge: east },
      { dx: 0, dy: 1, axis: 1, edge: south },
      { dx: 0, dy: -1, axis: 1, edge: north },
    ] as const
    for (const { dx, dy, axis, edge } of steps) {
      const leaves = stretchesOn(part, axis, edge)
      if (leaves.length === 0) continue
      const beside = { z: from.z, x: from.x + dx, y: from.y + dy }
      tiles.add(tileKey(beside))
      const there = tiles.size > TILES_MAX ? null : stock.partsIn(beside)
      if (!there) {
        whole = false
        continue
      }
      const sameId = there.some(({ id, layer }) => id !== null && id === part.id && layer === part.layer)
      for (const next of there) {
        if (seen.has(next) || next.layer !== part.layer || next.kind !== part.kind) continue
        if (sameId ? next.id !== part.id : !meets(leaves, stretchesOn(next, axis, edge))) continue
        seen.add(next)
        parts.push({ part: next, tile: beside })
      }
    }
  }
  return { parts, whole }
}

type Stretch = readonly [from: number, to: number]

/** Lists the stretches where a part runs along an edge of its tile: there the part was cut off, or happens to end. */
function stretchesOn({ polygons, box }: TilePart, axis: 0 | 1, edge: number): Stretch[] {
  if (box[axis] !== edge && box[axis + 2] !== edge) return []
  const stretches: Stretch[] = []
  for (const rings of polygons)
    for (const ring of rings)
      for (let i = 1; i < ring.length; i++) {
        const [a, b] = [ring[i - 1]!, ring[i]!]
        if (a[axis] !== edge || b[axis] !== edge) continue
        const [p, q] = [a[1 - axis]!, b[1 - axis]!]
        if (p !== q) stretches.push([Math.min(p, q), Math.max(p, q)])
      }
  return stretches
}

const meets = (some: readonly Stretch[], others: readonly Stretch[]): boolean =>
  some.some(([a, b]) => others.some(([c, d]) => a < d && c < b))

function surfaceFrom(first: TilePart, parts: readonly Followed[], whole: boolean): Surface {
  const polygons = parts.flatMap(({ part }) => part.polygons).map((rings) => rings.map((ring) => [...ring]))
  const shape: AreaShape = { type: 'MultiPolygon', coordinates: polygons }
  const boxes = parts.map(({ part }) => part.box)
  const side = (index: 0 | 1 | 2 | 3) => boxes.map((box) => box[index])
  return {
    layer: first.layer,
    kind: first.kind,
    id: first.id,
    names: parts.find(({ part }) => part.names)?.part.names ?? null,
    shape,
    lines: parts.flatMap(({ part, tile }) => part.polygons.flat().flatMap((ring) => withoutCuts(ring, tile))),
    m2: geodesicArea(shape),
    whole,
    box: [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))],
  }
}

/** Returns the stretches of a ring that do not run along an edge of its tile. */
function withoutCuts(ring: readonly Position[], tile: TileAddress): Position[][] {
  const [west, south, east, north] = boxOf(tile, tile.z)
  const cut = (a: Position, b: Position) =>
    (a[0] === b[0] && (a[0] === west || a[0] === east)) || (a[1] === b[1] && (a[1] === south || a[1] === north))
  const lines: Position[][] = []
  let line: Position[] = []
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1]!, ring[i]!]
    if (cut(a, b)) {
      if (line.length > 1) lines.push(line)
      line = []
    } else if (line.length > 0) line.push(b)
    else line = [a, b]
  }
  return line.length > 1 ? [...lines, line] : lines
}

/** Returns a position in a surface, but not in a glade: the middle of the widest stretch about halfway up the largest polygon. Null if none. */
export function placeWithin({ shape }: Surface): Position | null {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const [rings] = polygons.toSorted((a, b) => extentOf(b[0] ?? []) - extentOf(a[0] ?? []))
  const lats = (rings?.[0] ?? []).map(([, lat]) => lat)
  if (!rings || lats.length === 0) return null
  // Not exactly half, so that hardly any corner lies at exactly this latitude.
  const at = Math.min(...lats) + (Math.max(...lats) - Math.min(...lats)) * 0.4871
  const crossings = rings
    .flatMap((ring) =>
      ring.slice(1).flatMap(([x, y], i) => {
        const [fromX, fromY] = ring[i]!
        return y > at === fromY > at ? [] : [fromX + ((at - fromY) / (y - fromY)) * (x - fromX)]
      }),
    )
    .toSorted((a, b) => a - b)
  let widest: [number, number] = [0, 0]
  for (let i = 1; i < crossings.length; i += 2)
    if (crossings[i]! - crossings[i - 1]! > widest[1] - widest[0]) widest = [crossings[i - 1]!, crossings[i]!]
  return widest[1] > widest[0] ? [(widest[0] + widest[1]) / 2, at] : null
}
