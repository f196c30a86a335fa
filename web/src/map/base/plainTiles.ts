/**
 * Makes the bytes of a vector tile (version 2.1 of the format) on a grid of 8, with one polygon that reaches an eighth beyond each edge.
 * The bytes of another tile may follow, since a tile is just a sequence of layers.
 * @param layer the layer's name, of ASCII letters
 */
function plainTile(layer: string): Uint8Array {
  const letters = [...layer].map((letter) => letter.charCodeAt(0))
  const content = [
    [0x0a, letters.length, ...letters], // the layer's name
    [0x12, 15, 0x18, 3], // a feature: a polygon
    [0x22, 11, 0x09, 1, 1, 0x1a, 20, 0, 0, 20, 19, 0, 0x0f], // a square from -1, -1, with sides of 10
    [0x28, 8, 0x78, 2], // extent 8, version 2
  ].flat()
  return Uint8Array.from([0x1a, content.length, ...content])
}

export const LAND_TILE = plainTile('land')
export const SEA_TILE = plainTile('sea')

/** Returns a copy of a tile with a layer of sea below all of the tile's layers. */
export function overSea(tile: ArrayBuffer): ArrayBuffer {
  const joined = new Uint8Array(SEA_TILE.length + tile.byteLength)
  joined.set(SEA_TILE)
  joined.set(new Uint8Array(tile), SEA_TILE.length)
  return joined.buffer
}
