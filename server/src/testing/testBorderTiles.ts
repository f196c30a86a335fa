import { gzipSync } from 'node:zlib'
import type { Position } from '@fieldfare/shared/geo/orientation.ts'
import type { TileSchema } from '@fieldfare/shared/publicConfig.ts'
import { PbfWriter } from 'pbf'
import type { BaseTiles } from '../land/basemap/routes.ts'
import type { TileAddress } from '../land/tile/address.ts'
import { cutPolygon } from '../land/tile/clip.ts'
import { EXTENT, projectionOf } from '../land/tile/grid.ts'
import type { Line } from '../platform/formats/wkb.ts'

/** A polygon of a made-up map: closed rings in degrees. `id` is the id of the polygon's piece in each tile; without it the pieces have no id. */
export interface Drawn {
  layer: string
  properties: Record<string, string>
  rings: Position[][]
  id?: number | ((tile: TileAddress) => number)
}

/** Makes vector tiles of polygons as tile makers do: cut at a buffer around each tile, and rounded to the tile's units. */
export function drawnTiles(
  drawn: readonly Drawn[],
  schema: TileSchema = 'openmaptiles',
): BaseTiles & { asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    schema,
    maxzoom: 14,
    attribution: '',
    offline: false,
    nature: () => Promise.reject(new Error('these tiles have no nature')),
    async get(address) {
      asked.push(`${address.z}/${address.x}/${address.y}`)
      return { body: gzipSync(tileOf(drawn, address)), etag: '"made"', goodMs: 1000 }
    },
  }
}

/** Returns a polygon's rings in units of the whole world's grid at a zoom, computed once: some have very many corners. */
function worldOf(one: Drawn, z: number): Line[] {
  const cached = worlds.get(one)?.get(z)
  if (cached) return cached
  const { x, y } = projectionOf({ z, x: 0, y: 0 })
  const rings = one.rings.map((ring) => ring.flatMap(([lng, lat]) => [x(lng), y(lat)]))
  worlds.set(one, new Map([...(worlds.get(one) ?? []), [z, rings]]))
  return rings
}
const worlds = new WeakMap<Drawn, Map<number, Line[]>>()

interface CutFeature extends Drawn {
  rows: number[][]
}

function tileOf(drawn: readonly Drawn[], address: TileAddress): Uint8Array {
  const [left, top] = [address.x * EXTENT, address.y * EXTENT]
  const cut = drawn.flatMap((one): CutFeature[] => {
    const rings = worldOf(one, address.z)
    const rows = cutPolygon(rings.map((ring) => ring.map((unit, i) => unit - (i % 2 ? top : left))))
    return rows ? [{ ...one, rows }] : []
  })
  const pbf = new PbfWriter()
  for (const [name, features] of Map.groupBy(cut, ({ layer }) => layer))
    pbf.writeMessage(3, (given, out) => writeLayer(name, given, address, out), features)
  return pbf.finish()
}

/** Writes a layer of a vector tile; the first argument of each write is the number of a field in the format. Source: MVT 2.1, vector_tile.proto. */
function writeLayer(name: string, features: readonly CutFeature[], address: TileAddress, out: PbfWriter): void {
  const entries = features.flatMap(({ properties }) => Object.entries(properties))
  out.writeStringField(1, name)
  for (const { properties, id, rows } of features) {
    const own = typeof id === 'function' ? id(address) : id
    const tags = Object.entries(properties).flatMap(([key, value]) => {
      const at = entries.findIndex(([k, v]) => k === key && v === value)
      return [at, at]
    })
    out.writeMessage(
      2,
      (_, feature) => {
        if (own) feature.writeVarintField(1, own)
        feature.writePackedVarint(2, tags)
        feature.writeVarintField(3, 3)
        feature.writePackedVarint(4, commandsOf(rows))
      },
      null,
    )
  }
  for (const [key] of entries) out.writeStringField(3, key)
  for (const [, value] of entries) out.writeMessage(4, (_, one) => one.writeStringField(1, value), null)
  out.writeVarintField(5, EXTENT)
  out.writeVarintField(15, 2)
}

function commandsOf(rings: readonly (readonly number[])[]): number[] {
  const zigzag = (delta: number) => ((delta << 1) ^ (delta >> 31)) >>> 0
  let [x, y] = [0, 0]
  return rings.flatMap((ring) => {
    const commands: number[] = []
    for (let i = 0; i < ring.length; i += 2) {
      if (i === 0) commands.push(1 | (1 << 3))
      else if (i === 2) commands.push(2 | ((ring.length / 2 - 1) << 3))
      commands.push(zigzag(ring[i]! - x), zigzag(ring[i + 1]! - y))
      ;[x, y] = [ring[i]!, ring[i + 1]!]
    }
    return [...commands, 7 | (1 << 3)]
  })
}

/** Returns a closed ring with a radius in metres around a position, counterclockwise; the radius varies by `rough` metres, in waves of 19 corners. */
export function roundOf([lng, lat]: Position, metres: number, corners = 720, rough = 0): Position[] {
  const [north, east] = [1 / 111_195, 1 / 111_195 / Math.cos((lat * Math.PI) / 180)]
  const ring = Array.from({ length: corners }, (_, i): Position => {
    const turn = (i / corners) * 2 * Math.PI
    const radius = metres + rough * Math.sin(i / 3)
    return [lng + radius * Math.cos(turn) * east, lat + radius * Math.sin(turn) * north]
  })
  return [...ring, ring[0]!]
}
