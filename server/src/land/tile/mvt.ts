import { PbfWriter } from 'pbf'
import { EXTENT } from './grid.ts'
import type { Line } from '../../platform/formats/wkb.ts'

/** A property value in this server's tiles: text or a whole number from 0 up. */
export type Value = string | number

const VERSION = 2
const [POINT, POLYGON] = [1, 3]
const [MOVE_TO, LINE_TO, CLOSE_PATH] = [1, 2, 7]
// Field numbers of the protocol buffer messages, MVT 2.1, section 4.1 and vector_tile.proto.
const TILE = { layer: 3 } as const
const LAYER = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 } as const
const FEATURE = { tags: 2, type: 3, geometry: 4 } as const
const VALUE = { string: 1, unsigned: 5 } as const

interface Feature {
  type: number
  geometry: number[]
  tags: number[]
}

/** A layer of a vector tile, whose features all have the same keys. Source: Mapbox Vector Tile standard 2.1. */
export class Layer {
  readonly name: string
  readonly #keys: readonly string[]
  readonly #values = new Map<Value, number>()
  readonly #features: Feature[] = []

  constructor(name: string, keys: readonly string[]) {
    this.name = name
    this.#keys = keys
  }

  get size(): number {
    return this.#features.length
  }

  /** Adds a point at whole units of the tile. */
  addPoint(x: number, y: number, values: readonly Value[]): void {
    this.#add(POINT, [command(MOVE_TO, 1), zigzag(x), zigzag(y)], values)
  }

  /** Adds a polygon or multipolygon, as parts of rings made by `cutPolygon`. */
  addPolygon(parts: readonly Line[][], values: readonly Value[]): void {
    this.#add(POLYGON, ringCommands(parts), values)
  }

  write(pbf: PbfWriter): void {
    pbf.writeVarintField(LAYER.version, VERSION)
    pbf.writeStringField(LAYER.name, this.name)
    for (const feature of this.#features) pbf.writeMessage(LAYER.feature, writeFeature, feature)
    for (const key of this.#keys) pbf.writeStringField(LAYER.key, key)
    for (const value of this.#values.keys()) pbf.writeMessage(LAYER.value, writeValue, value)
    pbf.writeVarintField(LAYER.extent, EXTENT)
  }

  #add(type: number, geometry: number[], values: readonly Value[]): void {
    const tags = values.flatMap((value, key) => [key, this.#indexOf(value)])
    this.#features.push({ type, geometry, tags })
  }

  #indexOf(value: Value): number {
    const index = this.#values.get(value)
    if (index !== undefined) return index
    this.#values.set(value, this.#values.size)
    return this.#values.size - 1
  }
}

/** Encodes a tile of these layers without empty ones; null if all are empty. */
export function writeTile(layers: readonly Layer[]): Uint8Array | null {
  const full = layers.filter(({ size }) => size > 0)
  if (full.length === 0) return null
  const pbf = new PbfWriter()
  for (const layer of full) pbf.writeMessage(TILE.layer, (one: Layer, out) => one.write(out), layer)
  return pbf.finish()
}

function writeFeature(feature: Feature, pbf: PbfWriter): void {
  pbf.writePackedVarint(FEATURE.tags, feature.tags)
  pbf.writeVarintField(FEATURE.type, feature.type)
  pbf.writePackedVarint(FEATURE.geometry, feature.geometry)
}

function writeValue(value: Value, pbf: PbfWriter): void {
  if (typeof value === 'string') pbf.writeStringField(VALUE.string, value)
  else pbf.writeVarintField(VALUE.unsigned, value)
}

/** Encodes each ring: move to its first position, draw lines to the others, close; each position is relative to the one before. */
function ringCommands(parts: readonly Line[][]): number[] {
  const commands: number[] = []
  let [x, y] = [0, 0]
  for (const ring of parts.flat()) {
    for (let i = 0; i < ring.length; i += 2) {
      if (i === 0) commands.push(command(MOVE_TO, 1))
      else if (i === 2) commands.push(command(LINE_TO, ring.length / 2 - 1))
      commands.push(zigzag(ring[i]! - x), zigzag(ring[i + 1]! - y))
      x = ring[i]!
      y = ring[i + 1]!
    }
    commands.push(command(CLOSE_PATH, 1))
  }
  return commands
}

const command = (id: number, count: number): number => id | (count << 3)
const zigzag = (delta: number): number => ((delta << 1) ^ (delta >> 31)) >>> 0
