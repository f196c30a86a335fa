import type { Projection } from '../../platform/formats/wkb.ts'
import type { TileAddress } from './address.ts'

/** Units along a tile's side (MVT 2.1, section 4.1: extent); 8 of them are one pixel of a 512 pixel tile. */
export const EXTENT = 4096
/**
 * The units by which shapes continue beyond the sides of a tile: twelve pixels. Where a shape is cut off, its widest line (a community's
 * band, nine pixels inwards) must lie outside the tile.
 */
export const BUFFER = 96
/** The number of cells along a tile's side. */
export const CELLS = 16
/** The number of zooms by which the grid of cells is finer than that of tiles. */
export const CELL_ZOOMS = Math.log2(CELLS)
/** The highest zoom whose cells are counted beforehand by the properties that a filter can ask for. */
export const FILTERED_ZOOM_MAX = 7

/**
 * The spherical Mercator projection of web maps (EPSG:3857) into a tile's own units: 0 to 4096 inside it, x to the east and y to
 * the south.
 * @returns functions of degrees: longitudes within ±180, latitudes within ±85.06
 */
export function projectionOf({ z, x, y }: TileAddress): Projection {
  const size = EXTENT * 2 ** z
  const [left, top] = [x * EXTENT, y * EXTENT]
  return {
    x: (lng) => ((lng + 180) / 360) * size - left,
    y(lat) {
      const sine = Math.sin((lat * Math.PI) / 180)
      return (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size - top
    },
  }
}

/** Returns the box of a tile with its buffer as [west, south, east, north] in degrees, limited to the world. */
export function bufferedBox({ z, x, y }: TileAddress): [number, number, number, number] {
  const [count, margin] = [2 ** z, BUFFER / EXTENT]
  const lng = (column: number) => (clamp(column, count) / count) * 360 - 180
  const lat = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * clamp(row, count)) / count))) * 180) / Math.PI
  return [lng(x - margin), lat(y + 1 + margin), lng(x + 1 + margin), lat(y - margin)]
}

const clamp = (index: number, count: number) => Math.min(count, Math.max(0, index))
