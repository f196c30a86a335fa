import sharp from 'sharp'

const SIZE = 256
/** The zoom at which one pixel is one grain of the finest noise. */
const FINEST = 17

/** Makes a tile of an invented aerial photo, consistent at every zoom: woods, fields and sand from noise. */
export async function aerialPicture(z: number, x: number, y: number): Promise<Buffer> {
  const pixels = Buffer.alloc(SIZE * SIZE * 3)
  const scale = 2 ** (FINEST - z)
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const [u, v] = [(x * SIZE + column) * scale, (y * SIZE + row) * scale]
      const wood = smooth(u / 900, v / 900) * 0.6 + smooth(u / 230, v / 230) * 0.4
      const field = grain(Math.floor((u + v * 0.3) / 260), Math.floor((v - u * 0.3) / 190))
      const rough = (grain(Math.floor(u / 6), Math.floor(v / 6)) - 0.5) * (wood > 0.55 ? 34 : 12)
      const [r, g, b] = wood > 0.55 ? [46, 66, 38] : [104 + field * 62, 116 + field * 34, 70 + field * 22]
      pixels.set(
        [r, g, b].map((channel) => Math.max(0, Math.min(255, channel + rough))),
        (row * SIZE + column) * 3,
      )
    }
  }
  return sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** Returns a pseudo-random number from 0 to 1 for a cell of a grid, always the same for the same cell. */
function grain(x: number, y: number): number {
  const mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263)
  const more = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((more ^ (more >>> 16)) >>> 0) / 2 ** 32
}

/** Interpolates between the numbers of neighbouring cells. */
function smooth(u: number, v: number): number {
  const [x, y] = [Math.floor(u), Math.floor(v)]
  const ease = (t: number) => t * t * (3 - 2 * t)
  const [s, t] = [ease(u - x), ease(v - y)]
  const top = grain(x, y) * (1 - s) + grain(x + 1, y) * s
  const bottom = grain(x, y + 1) * (1 - s) + grain(x + 1, y + 1) * s
  return top * (1 - t) + bottom * t
}
