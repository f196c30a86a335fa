import { TILE_ZOOM_MAX } from '@fieldfare/shared/geo/tiles.ts'

/** A tile of the web map's grid (spherical Mercator): z is 0 to 14, x counts from the west and y from the north. */
export interface TileAddress {
  z: number
  x: number
  y: number
}

const WHOLE = /^(0|[1-9]\d{0,5})$/

/**
 * Returns the tile given by the last three parts of a path, such as '7', '66' and '41.pbf'.
 * @param ending the ending of the last part
 * @returns 'bad-input' if they are not whole numbers in normal notation, 'not-found' if the grid has no such tile
 */
export function readAddress(
  parts: { z: string; x: string; y: string },
  ending = '.pbf',
  zoomMax = TILE_ZOOM_MAX,
): TileAddress | 'bad-input' | 'not-found' {
  const row = parts.y.endsWith(ending) ? parts.y.slice(0, parts.y.length - ending.length) : ''
  if (![parts.z, parts.x, row].every((part) => WHOLE.test(part))) return 'bad-input'
  const [z, x, y] = [Number(parts.z), Number(parts.x), Number(row)]
  return z <= zoomMax && x < 2 ** z && y < 2 ** z ? { z, x, y } : 'not-found'
}
