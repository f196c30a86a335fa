import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import { EXTENT } from '../tile/grid.ts'
import { Layer, writeTile } from '../tile/mvt.ts'

/** A tile of the detailed map, and the part of the new tile that it fills: the whole, or a quarter. */
export interface NaturePiece {
  /** The tile as the upstream sent it, unpacked. */
  bytes: Uint8Array
  /** The share of a side of the new tile that this tile takes, 1 or 0.5, and the left and upper edge of this tile in the new one: 0 or 0.5. */
  share: 1 | 0.5
  left: number
  top: number
}

/** The kind of nature for each name that OpenMapTiles, Shortbread and Protomaps use. */
const KINDS: Readonly<Record<string, string>> = {
  wood: 'wood',
  forest: 'wood',
  heath: 'heath',
  sand: 'dune',
  dune: 'dune',
  beach: 'dune',
  wetland: 'marsh',
  marsh: 'marsh',
  bog: 'marsh',
  fen: 'marsh',
  swamp: 'marsh',
  reedbed: 'marsh',
  saltmarsh: 'marsh',
  wet_meadow: 'marsh',
  tidalflat: 'flat',
  mud: 'flat',
  shoal: 'flat',
}
const COVER_LAYERS = ['landcover', 'land', 'landuse']
const RESERVE_LAYER = 'park'
/**
 * Limits in units of the grid, 8 of which are a pixel: vertices nearer together than NEAR are left out, and so are rings with a surface
 * below SMALL, which is 2 by 2 pixels.
 */
const NEAR = 6
const SMALL = 256
/** The most names of reserves in a tile: those of the most important ones. */
const NAMES_MAX = 12

/**
 * Draws the nature of the detailed map for far views: a vector tile with a layer `nature` of woods, heath, dunes, marsh, flats and
 * reserves, by `kind`, and a layer `nature_name` of the names of reserves. Everything else is left out, and so are details too small to
 * see: the tile has a tenth of the bytes.
 * @param covers the tiles whose ground is drawn
 * @param reserves the tile whose reserves are drawn
 * @returns null where there is no nature
 */
export function natureTile(covers: readonly NaturePiece[], reserves: Uint8Array | null): Uint8Array | null {
  const nature = new Layer('nature', ['kind'])
  const names = new Layer('nature_name', ['name', 'rank'])
  const whole = reserves && ({ bytes: reserves, share: 1, left: 0, top: 0 } as const)
  for (const [piece, feature] of whole ? featuresOf(whole, [RESERVE_LAYER]) : [])
    if (feature.type === POLYGON) addShape(nature, piece, feature, 'reserve')
  for (const cover of covers)
    for (const [piece, feature] of featuresOf(cover, COVER_LAYERS)) {
      const { subclass, class: kind, kind: other } = feature.properties
      const shown = KINDS[String(subclass)] ?? KINDS[String(kind ?? other)]
      if (shown && feature.type === POLYGON) addShape(nature, piece, feature, shown)
    }
  for (const { name, rank, x, y } of whole ? namesOf(whole) : []) names.addPoint(x, y, [name, rank])
  return writeTile([nature, names])
}

const [POINT, POLYGON] = [1, 3]

function* featuresOf(piece: NaturePiece, layers: readonly string[]): Generator<[NaturePiece, VectorTileFeature]> {
  const found = new VectorTile(new PbfReader(piece.bytes)).layers
  for (const name of layers) {
    const layer = found[name]
    for (let i = 0; i < (layer?.length ?? 0); i++) {
      const feature = layer?.feature(i)
      if (feature) yield [piece, feature]
    }
  }
}

function addShape(layer: Layer, { share, left, top }: NaturePiece, feature: VectorTileFeature, kind: string): void {
  const scale = (EXTENT / feature.extent) * share
  const rings = feature.loadGeometry().flatMap((ring) => {
    const line = thinned(
      ring.map(({ x, y }) => [Math.round(x * scale + left * EXTENT), Math.round(y * scale + top * EXTENT)]),
    )
    return Math.abs(doubleArea(line)) >= 2 * SMALL ? [line] : []
  })
  if (rings.length > 0) layer.addPolygon([rings], [kind])
}

/** Returns a ring as x and y by turns, without its last vertex, which repeats the first, and without vertices too near to the one before. */
function thinned(ring: [number, number][]): number[] {
  const line: number[] = []
  for (const [x, y] of ring.slice(0, -1)) {
    const [beforeX, beforeY] = [line.at(-2), line.at(-1)]
    if (beforeX === undefined || beforeY === undefined || Math.abs(x - beforeX) + Math.abs(y - beforeY) >= NEAR)
      line.push(x, y)
  }
  return line
}

function doubleArea(line: readonly number[]): number {
  let sum = 0
  for (let i = 0; i < line.length; i += 2) {
    const next = (i + 2) % line.length
    sum += (line[i] ?? 0) * (line[next + 1] ?? 0) - (line[next] ?? 0) * (line[i + 1] ?? 0)
  }
  return sum
}

/** Returns the most important reserves that have a name in the tile, one for each name. */
function namesOf(piece: NaturePiece): { name: string; rank: number; x: number; y: number }[] {
  const named = new Map<string, { name: string; rank: number; x: number; y: number }>()
  for (const [, feature] of featuresOf(piece, [RESERVE_LAYER])) {
    const [at] = feature.loadGeometry()[0] ?? []
    const name = feature.properties['name:latin'] ?? feature.properties['name']
    if (feature.type !== POINT || !at || typeof name !== 'string' || named.has(name)) continue
    const scale = EXTENT / feature.extent
    const [x, y] = [Math.round(at.x * scale), Math.round(at.y * scale)]
    const isInside = [x, y].every((value) => value >= 0 && value < EXTENT)
    if (isInside) named.set(name, { name, rank: Number(feature.properties['rank'] ?? 99), x, y })
  }
  return [...named.values()].toSorted((a, b) => a.rank - b.rank).slice(0, NAMES_MAX)
}
