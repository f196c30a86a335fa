import { boxOf, type Box, type Tile, tileAt, TILE_ZOOM_MAX } from './geo/tiles.ts'
import { NATURE_ZOOMS } from './map/natureZooms.ts'

/** A part of the detailed map that a device stores for use offline: a rectangle of tiles of zoom 14, both corners included. */
export interface Region {
  first: Tile
  last: Tile
}

/** The zooms of a region: up to 8 the nature tiles of far views, from 9 on the detailed map. */
export const REGION_ZOOMS = { min: NATURE_ZOOMS.min, max: TILE_ZOOM_MAX } as const
/** The most bytes of a region's file. */
export const REGION_BYTES_MAX = 60_000_000
/** The most tiles of a region: a square of some seventy kilometres in the Netherlands, which fits into 60 MB where nobody lives. */
export const REGION_TILES_MAX = 3000

/** The answer of `GET /tiles/regions/{region}`. */
export interface RegionEstimate {
  tiles: number
  /** The size of the region's file, extrapolated from a few tiles. */
  bytes: number
}

/** The answer of `GET /tiles/regions/{region}/map` while the region's file is being made. */
export interface RegionProgress {
  made: number
  tiles: number
}

/** The answer of `GET /tiles/regions/{region}/map` once the file can be read, at `/tiles/regions/{region}/{file}.pmtiles`. */
export interface RegionFile {
  /** The file's name, the same for the same content. */
  file: string
  bytes: number
}

/** Returns the region that covers a box of degrees. */
export const regionOf = ([west, south, east, north]: Box): Region => ({
  first: tileAt(west, north, TILE_ZOOM_MAX),
  last: tileAt(east, south, TILE_ZOOM_MAX),
})

/** Returns a region's name in URLs, such as `8410-5380-8415-5384`. */
export const regionKey = ({ first, last }: Region): string => [first.x, first.y, last.x, last.y].join('-')

const KEY = /^(\d{1,5})-(\d{1,5})-(\d{1,5})-(\d{1,5})$/

/** Returns the region of a name that `regionKey` made; null for any other text. */
export function readRegion(key: string): Region | null {
  const [x0 = 0, y0 = 0, x1 = -1, y1 = -1] = KEY.exec(key)?.slice(1).map(Number) ?? []
  const region = { first: { x: x0, y: y0 }, last: { x: x1, y: y1 } }
  const isWithin = x0 <= x1 && y0 <= y1 && Math.max(x1, y1) < 2 ** TILE_ZOOM_MAX
  return isWithin && regionKey(region) === key ? region : null
}

/** Returns the tiles of a region at one of its zooms as a rectangle. */
export function regionAtZoom({ first, last }: Region, zoom: number): Region {
  const up = ({ x, y }: Tile) => ({ x: x >> (TILE_ZOOM_MAX - zoom), y: y >> (TILE_ZOOM_MAX - zoom) })
  return { first: up(first), last: up(last) }
}

/** Returns the zooms of a region, the farthest first. */
export const regionZooms = (): number[] =>
  Array.from({ length: REGION_ZOOMS.max - REGION_ZOOMS.min + 1 }, (_, i) => REGION_ZOOMS.min + i)

/** Returns the tiles of a region at one of its zooms, column by column. */
export function regionTilesAt(region: Region, z: number): (Tile & { z: number })[] {
  const { first, last } = regionAtZoom(region, z)
  const tiles: (Tile & { z: number })[] = []
  for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) tiles.push({ z, x, y })
  return tiles
}

/** Counts the tiles of a region at one of its zooms. */
export function countRegionTiles(region: Region, zoom: number): number {
  const { first, last } = regionAtZoom(region, zoom)
  return (last.x - first.x + 1) * (last.y - first.y + 1)
}

/** Counts the tiles of a region at all its zooms. */
export const regionTiles = (region: Region): number =>
  regionZooms().reduce((sum, zoom) => sum + countRegionTiles(region, zoom), 0)

/** Tells whether a tile, of zoom 0 to 14, belongs to a region. */
export function hasTile(region: Region, { z, x, y }: Tile & { z: number }): boolean {
  if (z < REGION_ZOOMS.min || z > REGION_ZOOMS.max) return false
  const { first, last } = regionAtZoom(region, z)
  return x >= first.x && x <= last.x && y >= first.y && y <= last.y
}

/** Returns the box of a region in degrees: that of its tiles of zoom 14. */
export function regionBounds({ first, last }: Region): Box {
  const [west, , , north] = boxOf(first, TILE_ZOOM_MAX)
  const [, south, east] = boxOf(last, TILE_ZOOM_MAX)
  return [west, south, east, north]
}
