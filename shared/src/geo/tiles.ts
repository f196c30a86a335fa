/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]
/** Tells whether two boxes intersect, or touch at their edges. */
export const touches = (a: Box, b: Box): boolean => a[0] <= b[2] && a[1] <= b[3] && a[2] >= b[0] && a[3] >= b[1]

/** The highest zoom that has tiles; the map draws nearer views from the tiles of this zoom. */
export const TILE_ZOOM_MAX = 14

export interface Tile {
  x: number
  y: number
}

const clamp = (index: number, count: number) => Math.min(count - 1, Math.max(0, index))

/** Returns the tile of a zoom that contains a position, in the scheme of web maps: x from the west, y from the north. */
export function tileAt(lng: number, lat: number, zoom: number): Tile {
  const count = 2 ** zoom
  const rad = (lat * Math.PI) / 180
  return {
    x: clamp(Math.floor(((lng + 180) / 360) * count), count),
    y: clamp(Math.floor(((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * count), count),
  }
}

/** Returns the tiles of a zoom that a box touches; null if there are more than `max`. */
export function tilesOf([west, south, east, north]: Box, zoom: number, max: number): Tile[] | null {
  const first = tileAt(west, north, zoom)
  const last = tileAt(east, south, zoom)
  if ((last.x - first.x + 1) * (last.y - first.y + 1) > max) return null
  const tiles: Tile[] = []
  for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) tiles.push({ x, y })
  return tiles
}

/** Returns the box of a tile in degrees. */
export function boxOf({ x, y }: Tile, zoom: number): [number, number, number, number] {
  const count = 2 ** zoom
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return [(x / count) * 360 - 180, lat(y + 1), ((x + 1) / count) * 360 - 180, lat(y)]
}

/** Widens a box to whole tiles of a zoom (in six decimals), so that a small move of the map needs no new data; null for over `most` tiles. */
export function widenedToTiles(box: Box, zoom: number, most: number): [number, number, number, number] | null {
  const tiles = tilesOf(box, zoom, most)
  const [first, last] = [tiles?.[0], tiles?.at(-1)]
  if (!first || !last) return null
  const [west, , , north] = boxOf(first, zoom)
  const [, south, east] = boxOf(last, zoom)
  const round = (degrees: number) => Number(degrees.toFixed(6))
  return [round(west), round(south), round(east), round(north)]
}
