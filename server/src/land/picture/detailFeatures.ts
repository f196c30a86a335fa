import { gunzipSync } from 'node:zlib'
import type { Frame } from '@fieldfare/shared/map/mapFrame.ts'
import type { Feature } from '@maplibre/maplibre-gl-style-spec'
import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Detail } from './detailTiles.ts'

/** The fewest pixels between two points of a line: nearer points are left out. */
const APART = 0.6
const UNPACKED_MAX = 32 * 1024 * 1024

/** A feature of a tile of the detailed map, with its geometry in pixels of the picture. */
export interface DetailFeature {
  feature: Feature
  /** Returns the lines or rings near the view; empty if none is. */
  lines(): [x: number, y: number][][]
}

/** A tile of the detailed map in a view. Its box is rounded to whole pixels, so that no seam shows between two tiles. */
export class DetailTile {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly #layers: VectorTile['layers']
  readonly #side: number
  readonly #origin: readonly [number, number]
  readonly #features = new Map<string, DetailFeature[]>()

  constructor(frame: Frame, { z, x, y, body }: Detail['tiles'][number] & { body: Uint8Array }) {
    this.#side = frame.scale / 2 ** z
    const [left, top] = [x * this.#side - frame.left, y * this.#side - frame.top]
    this.#origin = [left, top]
    this.left = Math.max(0, Math.round(left))
    this.top = Math.max(0, Math.round(top))
    this.width = Math.min(frame.width, Math.round(left + this.#side)) - this.left
    this.height = Math.min(frame.height, Math.round(top + this.#side)) - this.top
    this.#layers = new VectorTile(new PbfReader(gunzipSync(body, { maxOutputLength: UNPACKED_MAX }))).layers
  }

  /** Returns the features of a layer; none if the tile lacks this layer. */
  of(layer: string): readonly DetailFeature[] {
    const known = this.#features.get(layer)
    if (known) return known
    const source = this.#layers[layer]
    const made = source ? Array.from({ length: source.length }, (_, i) => this.#featureOf(source, i)) : []
    this.#features.set(layer, made)
    return made
  }

  #featureOf(source: VectorTileLayer, i: number): DetailFeature {
    const raw = source.feature(i)
    let lines: [number, number][][] | undefined
    const feature = {
      type: raw.type,
      properties: raw.properties,
      ...(raw.id !== undefined && { id: raw.id }),
    } as Feature
    return { feature, lines: () => (lines ??= this.#linesOf(raw)) }
  }

  #linesOf(raw: VectorTileFeature): [number, number][][] {
    const unit = this.#side / raw.extent
    const [left, top] = this.#origin
    const near = 24
    return raw.loadGeometry().flatMap((line) => {
      const kept: [number, number][] = []
      let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
      for (let i = 0; i < line.length; i++) {
        const point = line[i]
        if (!point) continue
        const [x, y] = [left + point.x * unit, top + point.y * unit]
        if (x < west) west = x
        if (x > east) east = x
        if (y < north) north = y
        if (y > south) south = y
        const before = kept.at(-1)
        const isEnd = i === line.length - 1
        if (before && !isEnd && Math.abs(x - before[0]) < APART && Math.abs(y - before[1]) < APART) continue
        kept.push([x, y])
      }
      const isNear =
        east > this.left - near &&
        west < this.left + this.width + near &&
        south > this.top - near &&
        north < this.top + this.height + near
      // A ring as small as a dot would not be visible.
      const isSeen = raw.type !== 3 || east - west > APART || south - north > APART
      return isNear && isSeen ? [kept] : []
    })
  }
}
