import { gzipSync } from 'node:zlib'
import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { MapFeature, Tags } from './sources.ts'

/** Units on a tile's side, twice the usual grid, since tiles of the last zoom are drawn up to 2,000 times their size. */
export const EXTENT = 8192
const BUFFER = 256

/** The kinds of tiles, as two bits each in the index: nothing but sea (0), nothing but land, or a file. */
const LAND = 1
const FILE = 2

/** A tile that is not only sea. */
export interface CutTile {
  z: number
  x: number
  y: number
  kind: typeof LAND | typeof FILE
  /** The gzipped vector tile; left out for a tile with nothing but land. */
  data?: Buffer
}

/** A feature cut to a tile: points on the tile's grid, grouped in rings or lines. */
interface Piece {
  type: 1 | 2 | 3
  geometry: [x: number, y: number][][]
  tags: Tags
}

interface Zooms {
  from: number
  to: number
  /** Tells whether the tiles of a zoom get a feature with these tags. */
  shows(tags: Tags, zoom: number): boolean
}

/** Cuts features into gzipped vector tiles of the zooms `from` to `to`, each feature in the layer that its tags name. */
export function* cutTiles(features: MapFeature[], { from, to, shows }: Zooms): Generator<CutTile> {
  const index = new GeoJSONVT(
    { type: 'FeatureCollection', features },
    { maxZoom: to, indexMaxZoom: to, indexMaxPoints: 0, extent: EXTENT, buffer: BUFFER, tolerance: 6 },
  )
  for (let z = from; z <= to; z++)
    for (let x = 0; x < 2 ** z; x++)
      for (let y = 0; y < 2 ** z; y++) {
        const tile: { features: Piece[] } | null = index.getTile(z, x, y)
        const shown = tile?.features.filter(({ tags }) => shows(tags, z)) ?? []
        if (isAllLand(shown)) yield { z, x, y, kind: LAND }
        else if (shown.length) yield { z, x, y, kind: FILE, data: encode(shown) }
      }
}

function encode(features: readonly Piece[]): Buffer {
  const layers = Object.groupBy(features, ({ tags }) => tags.layer)
  const named = Object.entries(layers).map(
    ([name, members]) => [name, { features: members.map(withoutLayer) }] as const,
  )
  return gzipSync(fromGeojsonVt(Object.fromEntries(named), { version: 2, extent: EXTENT }), { level: 9 })
}

const withoutLayer = (piece: Piece) => ({ ...piece, tags: { ...piece.tags, layer: undefined } })

/** Tells whether a tile is one piece of land from edge to edge, which needs no file of its own. */
function isAllLand(features: readonly Piece[]): boolean {
  const [only, ...more] = features
  if (!only || more.length || only.type !== 3 || only.tags.layer !== 'land') return false
  const [ring = [], ...holes] = only.geometry
  const beyond = (value: number) => value <= -BUFFER + 1 || value >= EXTENT + BUFFER - 1
  return !holes.length && ring.length <= 5 && ring.every(([x, y]) => beyond(x) && beyond(y))
}

/** The kinds of all tiles in two bits each, zoom by zoom, column by column: a few kilobytes, so that no missing file is requested. */
export class TileIndex {
  readonly bytes: Uint8Array

  constructor(maxZoom: number) {
    this.bytes = new Uint8Array(Math.ceil(tilesBelow(maxZoom + 1) / 4))
  }

  set({ z, x, y, kind }: CutTile): void {
    const at = tilesBelow(z) + x * 2 ** z + y
    this.bytes[at >> 2] = (this.bytes[at >> 2] ?? 0) | (kind << ((at & 3) * 2))
  }
}

const tilesBelow = (zoom: number): number => (4 ** zoom - 1) / 3
