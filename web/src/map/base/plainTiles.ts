/** A vector tile without layers. */
export const EMPTY_TILE = new Uint8Array()

/**
 * A vector tile with one `land` polygon from edge to edge and an eighth over, on a grid of 8: byte by byte as the
 * vector tile specification 2.1 writes it.
 */
export const LAND_TILE = Uint8Array.from(
  [
    [0x1a, 27], // a layer
    [0x0a, 4, 0x6c, 0x61, 0x6e, 0x64], // named land
    [0x12, 15, 0x18, 3], // a feature: a polygon
    [0x22, 11, 0x09, 1, 1, 0x1a, 20, 0, 0, 20, 19, 0, 0x0f], // from -1, -1 by 10 to the right, down and back
    [0x28, 8, 0x78, 2], // extent 8, version 2
  ].flat(),
)
