/**
 * A vector tile with one polygon from edge to edge and an eighth over, on a grid of 8: byte by byte as the vector tile
 * specification 2.1 writes it. Behind it the bytes of another tile may follow: layers of a tile are just one after the other.
 * @param layer a name of plain letters
 */
function plainTile(layer: string): Uint8Array {
  const letters = [...layer].map((letter) => letter.charCodeAt(0))
  const content = [
    [0x0a, letters.length, ...letters], // its name
    [0x12, 15, 0x18, 3], // a feature: a polygon
    [0x22, 11, 0x09, 1, 1, 0x1a, 20, 0, 0, 20, 19, 0, 0x0f], // from -1, -1 by 10 to the right, down and back
    [0x28, 8, 0x78, 2], // extent 8, version 2
  ].flat()
  return Uint8Array.from([0x1a, content.length, ...content])
}

export const LAND_TILE = plainTile('land')
export const SEA_TILE = plainTile('sea')

/** A tile with sea below everything in it. */
export function overSea(tile: ArrayBuffer): ArrayBuffer {
  const joined = new Uint8Array(SEA_TILE.length + tile.byteLength)
  joined.set(SEA_TILE)
  joined.set(new Uint8Array(tile), SEA_TILE.length)
  return joined.buffer
}
