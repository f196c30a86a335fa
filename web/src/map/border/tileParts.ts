import { type MapBorderKind } from '@fieldfare/shared/border.ts'
import { BORDER_SCHEMAS, type Names, namesIn } from '@fieldfare/shared/borderSchemas.ts'
import { sideOfRing } from '@fieldfare/shared/geo/crossing.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import { type Box, boxOf, tileAt } from '@fieldfare/shared/geo/tiles.ts'
import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'

export interface TileAddress {
  z: number
  x: number
  y: number
}
export const tileKey = ({ z, x, y }: TileAddress): string => `${z}/${x}/${y}`

/** A polygon of a tile: its outer ring, then its holes, all closed. */
export type Rings = readonly (readonly Position[])[]

/** A feature as the map library returns it, with the tile (`_x`, `_y`, `_z`) that contains it. */
export interface TileFeature {
  id?: string | number | undefined
  properties: Readonly<Record<string, unknown>>
  geometry: GeoJSON.Geometry
  _x: number
  _y: number
  _z: number
}

/** The part of a wood, lake or other natural feature that lies in one tile. */
export interface TilePart {
  layer: string
  kind: MapBorderKind
  id: number | null
  names: Names | null
  polygons: readonly Rings[]
  /** The box around all polygons. */
  box: Box
}

/** Kinds of surfaces that a tap never takes over: fields have no names that people use, and grass grows beside every road. */
const LEFT_OUT: ReadonlySet<MapBorderKind> = new Set<MapBorderKind>(['field', 'grassland', 'meadow'])

interface Tile {
  raw: Map<string, TileFeature[]>
  parts: readonly TilePart[] | null
}

/** The tiles that a map has loaded. Each tile is parsed once, at the first search in it. */
export interface TileStock {
  /** Replaces the tiles by those that the map has loaded now. `query` returns the loaded features of a layer. */
  refresh(query: (layer: string) => TileFeature[]): void
  /** Returns the loaded tile that contains a place, at the highest zoom with such a tile; null for none. */
  tileAt(at: Position): TileAddress | null
  /** Returns the parts in a tile; null if the tile is not loaded. */
  partsIn(tile: TileAddress): readonly TilePart[] | null
}

export function createTileStock(schema: TileSchema): TileStock {
  const { layers } = BORDER_SCHEMAS[schema]
  let tiles = new Map<string, Tile>()
  let zooms: number[] = []
  return {
    refresh(query) {
      const before = tiles
      tiles = new Map()
      for (const layer of Object.keys(layers))
        for (const feature of query(layer)) {
          const key = tileKey({ z: feature._z, x: feature._x, y: feature._y })
          const tile = tiles.get(key) ?? {
            raw: new Map<string, TileFeature[]>(),
            parts: before.get(key)?.parts ?? null,
          }
          const known = tile.raw.get(layer)
          if (known) known.push(feature)
          else tile.raw.set(layer, [feature])
          tiles.set(key, tile)
        }
      zooms = [...new Set([...tiles.keys()].map((key) => Number(key.split('/')[0])))].toSorted((a, b) => b - a)
    },
    tileAt([lng, lat]) {
      for (const z of zooms) {
        const address = { z, ...tileAt(lng, lat, z) }
        if (tiles.has(tileKey(address))) return address
      }
      return null
    },
    partsIn(address) {
      const tile = tiles.get(tileKey(address))
      if (!tile) return null
      tile.parts ??= [...tile.raw].flatMap(([layer, features]) => {
        const kindOf = layers[layer]
        return features.flatMap((feature) => {
          const kind = kindOf?.(feature.properties)
          return kind && !LEFT_OUT.has(kind) ? partsOf(feature, layer, kind) : []
        })
      })
      return tile.parts
    },
  }
}

/** Returns the parts of a feature: one part if the feature has an id; without an id, one part for each polygon. */
function partsOf(
  { id, properties, geometry, _x, _y, _z }: TileFeature,
  layer: string,
  kind: MapBorderKind,
): TilePart[] {
  const frame = boxOf({ x: _x, y: _y }, _z)
  const polygons = polygonsOf(geometry).flatMap((rings) => {
    const cut = rings.map((ring) => cutToBox(ring, frame)).filter((ring) => ring.length > 3)
    return cut[0] && cut.length > 0 ? [cut] : []
  })
  const known = typeof id === 'number' && id > 0 ? id : null
  const names = namesIn(properties)
  const groups = known === null ? polygons.map((one) => [one]) : polygons.length > 0 ? [polygons] : []
  return groups.map((group) => ({ layer, kind, id: known, names, polygons: group, box: boxAround(group) }))
}

const polygonsOf = (geometry: GeoJSON.Geometry): Position[][][] =>
  geometry.type === 'Polygon'
    ? [geometry.coordinates as Position[][]]
    : geometry.type === 'MultiPolygon'
      ? (geometry.coordinates as Position[][][])
      : []

/** Cuts a closed ring to a box, by the algorithm of Sutherland and Hodgman: where the ring leaves the box, it follows the box's edge. */
export function cutToBox(ring: readonly Position[], [west, south, east, north]: Box): Position[] {
  let points: Position[] = ring.slice(0, -1)
  const sides = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ] as const
  for (const [axis, edge, sign] of sides) {
    const inside = (at: Position) => (at[axis] - edge) * sign >= 0
    if (points.every(inside)) continue
    const next: Position[] = []
    for (const [i, to] of points.entries()) {
      const from = points.at(i - 1)!
      if (inside(to) !== inside(from)) next.push(crossingAt(from, to, axis, edge))
      if (inside(to)) next.push(to)
    }
    points = next
  }
  return points[0] ? [...points, points[0]] : []
}

function crossingAt(from: Position, to: Position, axis: 0 | 1, edge: number): Position {
  const share = (edge - from[axis]) / (to[axis] - from[axis])
  const other = from[1 - axis]! + share * (to[1 - axis]! - from[1 - axis]!)
  return axis === 0 ? [edge, other] : [other, edge]
}

function boxAround(polygons: readonly Rings[]): Box {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [outer] of polygons)
    for (const [lng, lat] of outer ?? []) {
      west = Math.min(west, lng)
      south = Math.min(south, lat)
      east = Math.max(east, lng)
      north = Math.max(north, lat)
    }
  return [west, south, east, north]
}

/** The largest glade, as a share of the surface around it: a larger hole, such as a village in a wood, is not part of the wood. */
const GLADE_SHARE = 0.1

/** Tells whether a position lies in a part, or in a glade of that part. */
export const liesIn = ({ box: [west, south, east, north], polygons }: TilePart, at: Position): boolean =>
  at[0] >= west &&
  at[0] <= east &&
  at[1] >= south &&
  at[1] <= north &&
  polygons.some(([outer, ...holes]) => {
    if (!outer || sideOfRing(at, outer) < 0) return false
    const hole = holes.find((ring) => sideOfRing(at, ring) > 0)
    return !hole || extentOf(hole) < extentOf(outer) * GLADE_SHARE
  })

/** Returns the size of a ring in square degrees, only good for comparing sizes. */
export const extentOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length]!
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
