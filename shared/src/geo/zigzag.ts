import type { Position } from './orientation.ts'

/**
 * The highest ratio of the length of a stretch of line to the diagonal of its bounding box. A bank of a river has 2 to 6, a coast of
 * fjords up to 25, narrow fields with a ditch beside each up to 75, a thousand fields side by side 100. Nobody walked or measured a line
 * with a higher ratio, and two such lines cross each other a hundred thousand times.
 */
export const WINDING_MAX = 200

/** The number of sides of the shortest checked stretch. No side is longer than the box's diagonal, so WINDING_MAX sides are always allowed. */
const SHORTEST = 256

/**
 * Finds a place where a line is more than WINDING_MAX times as long as the diagonal of its box: in one whole ring, in a stretch of one, or
 * in all rings together. Null if there is none. Rings are closed, in degrees; takes some passes over the corners.
 */
export function findZigzag(rings: readonly (readonly Position[])[]): Position | null {
  const first = rings[0]?.[0]
  if (!first) return null
  const narrow = Math.cos((first[1] * Math.PI) / 180)
  const all = new Stretch()
  for (const ring of rings) {
    // Scales longitudes so that their degrees are as long as degrees of latitude there.
    const flat = ring.map(([lng, lat]): Position => [lng * narrow, lat])
    for (let sides = SHORTEST; sides < 2 * ring.length; sides *= 2) {
      for (let from = 0; from < ring.length - 1; from += sides / 2) {
        if (new Stretch().add(flat, from, from + sides).times > WINDING_MAX)
          return ring[Math.min(from + sides / 2, ring.length - 1)]!
      }
    }
    all.add(flat, 0, ring.length - 1)
  }
  return all.times > WINDING_MAX ? first : null
}

/** The length of some lines and the box around them. */
class Stretch {
  #length = 0
  readonly #box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number]

  /** Adds the sides from one corner to another, or to the end of the line. */
  add(line: readonly Position[], from: number, to: number): this {
    const box = this.#box
    for (let i = from; i <= to && i < line.length; i++) {
      const [x, y] = line[i]!
      if (x < box[0]) box[0] = x
      if (y < box[1]) box[1] = y
      if (x > box[2]) box[2] = x
      if (y > box[3]) box[3] = y
      if (i > from) this.#length += Math.hypot(x - line[i - 1]![0], y - line[i - 1]![1])
    }
    return this
  }

  /** The length as a multiple of the diagonal of the box. */
  get times(): number {
    const [west, south, east, north] = this.#box
    return this.#length > 0 ? this.#length / Math.hypot(east - west, north - south) : 0
  }
}
