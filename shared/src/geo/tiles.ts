/** West, south, east, north in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]
/** Tells whether two boxes intersect, be it in their edges. */
export const touches = (a: Box, b: Box): boolean => a[0] <= b[2] && a[1] <= b[3] && a[2] >= b[0] && a[3] >= b[1]

/** The zoom up to which tiles are cut; the map draws nearer views from these. */
export const TILE_ZOOM_MAX = 14

export interface Tile {
  x: number
  y: number
}

const clamp = (index: number, count: number) => Math.min(count - 1, Math.max(0, index))

/** The tile of a zoom that holds a place, in the scheme of web maps: x from the west, y from the north. */
export function tileAt(lng: number, lat: number, zoom: number): Tile {
  const count = 2 ** zoom
  const rad = (lat * Math.PI) / 180
  return {
    x: clamp(Math.floor(((lng + 180) / 360) * count), count),
    y: clamp(Math.floor(((1 - Math.asinh(Math.tan(rad)) / Math.PI) / 2) * count), count),
  }
}

/** The tiles of a zoom under a box, or null where there are more than `max`. */
export function tilesOf([west, south, east, north]: Box, zoom: number, max: number): Tile[] | null {
  const first = tileAt(west, north, zoom)
  const last = tileAt(east, south, zoom)
  if ((last.x - first.x + 1) * (last.y - first.y + 1) > max) return null
  const tiles: Tile[] = []
  for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) tiles.push({ x, y })
  return tiles
}

/** The box of a tile in degrees. */
export function boxOf({ x, y }: Tile, zoom: number): [number, number, number, number] {
  const count = 2 ** zoom
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
  return [(x / count) * 360 - 180, lat(y + 1), ((x + 1) / count) * 360 - 180, lat(y)]
}

/** A box widened to whole tiles of a zoom, to six decimals, so that a small move needs nothing new; null where it touches more than `most`. */
export function widenedToTiles(box: Box, zoom: number, most: number): [number, number, number, number] | null {
  const tiles = tilesOf(box, zoom, most)
  const [first, last] = [tiles?.[0], tiles?.at(-1)]
  if (!first || !last) return null
  const [west, , , north] = boxOf(first, zoom)
  const [, south, east] = boxOf(last, zoom)
  const round = (degrees: number) => Number(degrees.toFixed(6))
  return [round(west), round(south), round(east), round(north)]
}
