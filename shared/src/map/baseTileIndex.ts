export type TileKind = 'sea' | 'land' | 'file'

const KINDS: readonly (TileKind | undefined)[] = ['sea', 'land', 'file']
/** The highest zoom that has tiles; closer views are drawn from it. */
export const BASE_MAX_ZOOM = 7

/**
 * Returns the kind of content of a tile of the bundled base map, so that no tile is requested that does not exist.
 * `tools/basemap/tiles.ts` writes the index: two bits a tile, zoom by zoom, column by column.
 */
export function tileKind(index: Uint8Array, z: number, x: number, y: number): TileKind {
  const side = 2 ** z
  const inside = z >= 0 && z <= BASE_MAX_ZOOM && x >= 0 && x < side && y >= 0 && y < side
  if (!inside || ![z, x, y].every(Number.isInteger)) return 'sea'
  const at = (4 ** z - 1) / 3 + x * side + y
  return KINDS[((index[at >> 2] ?? 0) >> ((at & 3) * 2)) & 3] ?? 'sea'
}
