import type { MapBorderKind } from '@fieldfare/shared/border.ts'
import { cutTo, type Grid, type Path64, type Paths64, pathOf, pointOf } from '@fieldfare/shared/geo/clip.ts'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import { classifyRings, VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { TileAddress } from '../tile/address.ts'
import { BORDER_SCHEMAS, type Names, namesIn } from '@fieldfare/shared/borderSchemas.ts'
import { type Frame, frameOf, pathOfFrame, type Side, SIDES } from './tileFrame.ts'

/** A stretch along a side of a tile, in steps of the grid. */
export type Stretch = readonly [from: number, to: number]
export type Sides = Partial<Record<Side, Stretch[]>>

/** The piece of a feature in one tile. If the feature has an id, the piece has all parts with that id; without an id, one part. */
export interface Piece {
  layer: string
  kind: MapBorderKind
  /** The feature's id; null where the tiles have none. */
  id: number | null
  /** The reference of the piece, unique in its tile. */
  ref: string
  names: Names | null
  /** The rings, as x and y by turns in steps of the grid; outer rings turn one way, holes the other. */
  rings: Float64Array[]
  /** The stretches on the sides of the tile where the piece continues in the neighbouring tiles. */
  sides: Sides
}

/** The stretches where a piece of the neighbouring tile enters this tile. */
export interface Entry extends Pick<Piece, 'layer' | 'kind' | 'id'> {
  /** The side of this tile that the piece crosses; `stretches` says where on it. */
  side: Side
  stretches: readonly Stretch[]
}

/** The search in a tile: for all pieces over a point, or for pieces that continue those of neighbouring tiles. */
export type PieceSearch = { at: Position } | { entries: readonly Entry[] }

/** A vector tile, not compressed. */
export interface ReadTile {
  bytes: Uint8Array
  address: TileAddress
  schema: TileSchema
  on: Grid
}

const POLYGON = 3
const POINT = 1
/** The tolerance, in the tile's own units, for stretches to meet: a metre at zoom 14. */
const SLACK_UNITS = 2

/** Returns the pieces of a tile that a search finds. @throws the error of the decoder for a broken tile */
export function piecesIn(tile: ReadTile, search: PieceSearch): Piece[] {
  const { layers, labels } = BORDER_SCHEMAS[tile.schema]
  const decoded = new VectorTile(new PbfReader(tile.bytes))
  const found: FoundPiece[] = []
  for (const [name, kindOf] of Object.entries(layers)) {
    const layer = decoded.layers[name]
    const entries = 'entries' in search ? search.entries.filter((entry) => entry.layer === name) : null
    if (!layer || entries?.length === 0) continue
    const look = lookingAt(tile, layer.extent, 'at' in search ? search.at : null, entries)
    for (let i = 0; i < layer.length; i++) {
      const feature = layer.feature(i)
      if (feature.type !== POLYGON) continue
      const kind = kindOf(feature.properties)
      if (kind) found.push(...look(feature, { layer: name, kind, id: feature.id || null, ref: `${name}/${i}` }))
    }
  }
  const pieces = found.filter((one) => 'at' in search || goesOn(one, found)).map(({ piece }) => piece)
  nameAll(pieces, decoded, tile, labels)
  return pieces
}

type PieceFacts = Pick<Piece, 'layer' | 'kind' | 'id' | 'ref'>
interface FoundPiece {
  piece: Piece
  /** The entries from neighbouring tiles that this piece may continue. */
  entered: readonly Entry[]
}

function lookingAt(
  { address, on }: ReadTile,
  extent: number,
  at: Position | null,
  entries: readonly Entry[] | null,
): (feature: VectorTileFeature, about: PieceFacts) => FoundPiece[] {
  const frame = frameOf(on, address)
  const place = placeIn(address, extent)
  const point = at && pointOf(on, at)
  const unit = at && unitOf(address, extent, at)
  const slack = (SLACK_UNITS * (frame.east - frame.west)) / extent
  return (feature, about) => {
    // The bounding box is compared first, in units of the tile: most features lie elsewhere and need no calculation.
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = feature.bbox()
    if (unit && (unit.x < x1 || unit.x > x2 || unit.y < y1 || unit.y > y2)) return []
    const sameId = ({ id }: Entry) => id !== null && id === about.id
    const near = entries?.filter(
      (entry) => entry.kind === about.kind && (sameId(entry) || reaches(entry.side, [x1, y1, x2, y2], extent)),
    )
    if (near?.length === 0) return []
    const parts = partsIn(feature, place, on, frame)
    const names = namesIn(feature.properties)
    const pieces = about.id === null ? parts.map((part) => [part]) : parts.length > 0 ? [parts] : []
    return pieces.flatMap((own, i): FoundPiece[] => {
      const paths = own.flat()
      if (point && !isInside(paths, point)) return []
      const sides = sidesOf(paths, frame)
      const entered = near?.filter((entry) => sameId(entry) || touches(sides, entry, slack)) ?? []
      if (near && entered.length === 0) return []
      const ref = about.id === null ? `${about.ref}/${i}` : about.ref
      return [{ piece: { ...about, ref, names, sides, rings: paths.map(flatOf) }, entered }]
    })
  }
}

/** Returns the parts of a feature within its tile, without the tile's buffer. */
function partsIn(
  feature: VectorTileFeature,
  place: (x: number, y: number) => Position,
  on: Grid,
  frame: Frame,
): Paths64[] {
  return classifyRings(feature.loadGeometry()).flatMap((rings) => {
    const paths = rings.flatMap((ring, i): Paths64 => {
      if (ring.length < 4) return []
      const path = pathOf(
        on,
        ring.slice(0, -1).map(({ x, y }) => place(x, y)),
      )
      return [i === 0 ? path : path.toReversed()]
    })
    return cutTo(paths, pathOfFrame(frame))
  })
}

/**
 * Tells whether a found piece continues an entry: it has the id of the entry; or it touches the entry, if the tile has no feature with that
 * id or the tiles have no ids.
 */
function goesOn({ piece, entered }: FoundPiece, found: readonly FoundPiece[]): boolean {
  const hasSameId = (entry: Entry) => found.some((one) => one.piece.id === entry.id && one.piece.layer === entry.layer)
  return entered.some((entry) => entry.id === null || entry.id === piece.id || (piece.id === null && !hasSameId(entry)))
}

const touches = (sides: Sides, { side, stretches }: Entry, slack: number): boolean =>
  (sides[side] ?? []).some(([from, to]) => stretches.some(([a, b]) => from <= b + slack && a <= to + slack))

function reaches(side: Side, [x1, y1, x2, y2]: readonly [number, number, number, number], extent: number): boolean {
  switch (side) {
    case 'west':
      return x1 <= 0
    case 'east':
      return x2 >= extent
    case 'north':
      return y1 <= 0
    case 'south':
      return y2 >= extent
  }
}

/** Lists the stretches where rings run along the edges of the tile: there a ring was cut off, or happens to end. */
function sidesOf(paths: Paths64, { west, east, north, south }: Frame): Sides {
  const sides: Record<Side, Stretch[]> = { west: [], north: [], east: [], south: [] }
  for (const path of paths)
    for (const [i, a] of path.entries()) {
      const b = path[(i + 1) % path.length] ?? a
      const [low, high] = [Math.min(a.y, b.y), Math.max(a.y, b.y)]
      if (a.x === b.x && high > low) {
        if (a.x === west) sides.west.push([low, high])
        else if (a.x === east) sides.east.push([low, high])
      }
      const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
      if (a.y === b.y && right > left) {
        if (a.y === north) sides.north.push([left, right])
        else if (a.y === south) sides.south.push([left, right])
      }
    }
  return Object.fromEntries(SIDES.flatMap((side) => (sides[side].length > 0 ? [[side, sides[side]]] : [])))
}

/** Tells whether a point lies inside, by the even-odd rule: a point in a hole lies outside. */
function isInside(paths: Paths64, { x, y }: { x: number; y: number }): boolean {
  let inside = false
  for (const path of paths)
    for (const [i, a] of path.entries()) {
      const b = path[(i + 1) % path.length] ?? a
      if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
    }
  return inside
}

const flatOf = (path: Path64): Float64Array => Float64Array.from(path.flatMap(({ x, y }) => [x, y]))
export const pathOfFlat = (ring: Float64Array): Path64 =>
  Array.from({ length: ring.length / 2 }, (_, i) => ({ x: ring[2 * i] ?? 0, y: ring[2 * i + 1] ?? 0 }))

/** Gives pieces the names in the labels of the tile: labels have more languages than the polygons, or are the only source of names. */
function nameAll(
  pieces: Piece[],
  { layers }: VectorTile,
  { address, on }: ReadTile,
  labels: Readonly<Record<string, { inside: boolean }>>,
): void {
  if (pieces.length === 0) return
  for (const [name, { inside }] of Object.entries(labels)) {
    const layer = layers[name]
    for (let i = 0; layer && i < layer.length; i++) {
      const label = layer.feature(i)
      const names = label.type === POINT ? namesIn(label.properties) : null
      if (!names) continue
      for (const piece of pieces) {
        const isLake = inside && piece.kind === 'lake'
        if (label.id && label.id === piece.id) piece.names = { ...piece.names, ...names }
        else if (isLake && !piece.names) {
          const [point] = label.loadGeometry()[0] ?? []
          const at = point && pointOf(on, placeIn(address, layer.extent)(point.x, point.y))
          if (at && isInside(piece.rings.map(pathOfFlat), at)) piece.names = names
        }
      }
    }
  }
}

/** Returns a function from units of a tile to degrees, which gives exactly the values of `boxOf` on the edges of the tile. */
function placeIn({ z, x, y }: TileAddress, extent: number): (px: number, py: number) => Position {
  const count = 2 ** z
  return (px, py) => [
    ((x + px / extent) / count) * 360 - 180,
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + py / extent)) / count))) * 180) / Math.PI,
  ]
}

function unitOf({ z, x, y }: TileAddress, extent: number, [lng, lat]: Position): { x: number; y: number } {
  const count = 2 ** z
  const row = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * count
  return { x: (((lng + 180) / 360) * count - x) * extent, y: (row - y) * extent }
}
