import { randomUUID } from 'node:crypto'
import { VectorTile } from '@mapbox/vector-tile'
import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import type { AreaShape } from '@fieldfare/shared/geo/geometry.ts'
import { tileAt } from '@fieldfare/shared/geo/tiles.ts'
import type { Kysely } from 'kysely'
import { PbfReader } from 'pbf'
import { toGeom } from '../platform/db/geo.ts'
import type { Tables } from '../platform/db/tables.ts'
import type { TileAddress } from '../land/tile/address.ts'
import { encodeTile } from '../land/tile/encode.ts'
import { readTile, type TileLimits } from '../land/tile/rows.ts'

/** Adds a person. The functions of this file insert people, areas and communities directly into their tables, and read tiles as a map does. */
export async function addPerson(db: Kysely<Tables>): Promise<string> {
  const id = randomUUID()
  await db.insertInto('person').values({ id, locale: 'en-us', time_zone: 'UTC', unsubscribe_secret: id }).execute()
  return id
}

export interface TestArea {
  shape: AreaShape
  title?: string
  level?: Tables['area']['level']
  rating?: number
  created_at?: Date
  seen?: boolean
  deleted?: boolean
}

/** Inserts areas. @returns their ids, in the same order */
export async function addAreas(db: Kysely<Tables>, maker: string, areas: readonly TestArea[]): Promise<string[]> {
  const texts = { title: 'The winding bit', description: '', explanation: '' }
  const common = { ...texts, created_by: maker, frequency: 'weekly', activities: [], analitics: '{}' }
  const rows = areas.map(({ shape, deleted, level = 'living area', rating = 8, seen = true, ...given }) => ({
    ...common,
    ...given,
    id: randomUUID(),
    level,
    rating,
    geom: toGeom(shape),
    seen,
    deleted_at: deleted ? new Date() : null,
  }))
  await db.insertInto('area').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Inserts communities. @returns their ids, in the same order */
export async function addLands(db: Kysely<Tables>, maker: string, lands: readonly TestArea[]): Promise<string[]> {
  const common = { created_by: maker, description: '', organization: '', analitics: '{}' }
  const rows = lands.map(({ shape, title = 'Dunes of Texel', seen = true, deleted }) => ({
    ...common,
    id: randomUUID(),
    title,
    geom: toGeom(shape),
    seen,
    deleted_at: deleted ? new Date() : null,
  }))
  await db.insertInto('community').values(rows).execute()
  return rows.map(({ id }) => id)
}

export interface Read {
  id: unknown
  properties: Record<string, number | string | boolean>
  /** Closed rings, or points, in the units of the tile. */
  lines: { x: number; y: number }[][]
}

type Layers = Record<string, Read[]>

/** Returns the layers of a tile's bytes as a map reads them. */
export function decode(bytes: Uint8Array | null): Layers {
  if (!bytes) return {}
  const { layers } = new VectorTile(new PbfReader(bytes))
  return Object.fromEntries(
    Object.values(layers).map((layer) => [
      layer.name,
      Array.from({ length: layer.length }, (_, i) => {
        const feature = layer.feature(i)
        return { id: feature.properties.id, properties: feature.properties, lines: feature.loadGeometry() }
      }),
    ]),
  )
}

export async function tileOf(
  db: Kysely<Tables>,
  tile: TileAddress,
  limits?: TileLimits,
  filter?: AreaFilter,
): Promise<Layers> {
  const rows = await readTile(db, tile, limits, filter)
  return decode(rows && encodeTile(tile, rows))
}

export const idsOf = (layer: Read[] | undefined): unknown[] => inOrder((layer ?? []).map(({ id }) => id))

export const inOrder = (ids: readonly unknown[]): string[] => ids.map(String).sort((a, b) => (a < b ? -1 : 1))

/** Returns the zoom, column and row of the tile that contains a position. */
export const addressAt = (lng: number, lat: number, z: number): TileAddress => ({ z, ...tileAt(lng, lat, z) })

/** Returns a rectangle around a centre, with its size in degrees. */
export function around(lng: number, lat: number, width: number, height = width): AreaShape {
  const [w, h] = [width / 2, height / 2]
  const corners: [number, number][] = [
    [lng - w, lat - h],
    [lng + w, lat - h],
    [lng + w, lat + h],
    [lng - w, lat + h],
    [lng - w, lat - h],
  ]
  return { type: 'Polygon', coordinates: [corners] }
}
