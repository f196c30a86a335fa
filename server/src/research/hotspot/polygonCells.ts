/** A shape: a list of parts, each an outer ring and its holes. A ring is x0, y0, x1, y1, ... and ends with its first point. */
export type Rings = readonly (readonly (readonly number[])[])[]

/** A rectangle of a grid, in cells from the origin; the places of its cells are numbered row by row from the south. */
export interface Window {
  left: number
  bottom: number
  width: number
  height: number
}

/** The places of a window that a shape covers or touches, row by row from the south. */
export interface PolygonCells {
  /** The places whose centre lies in the shape. */
  centres: number[]
  /** The places that the shape touches, and the part of each that it covers, from 0 to 1. */
  places: number[]
  parts: number[]
}

/** Returns twice the signed surface of a ring, positive if the ring is counterclockwise. */
function turnOf(ring: readonly number[]): number {
  let sum = 0
  for (let i = 0; i + 3 < ring.length; i += 2)
    sum += (ring[i] ?? 0) * (ring[i + 3] ?? 0) - (ring[i + 2] ?? 0) * (ring[i + 1] ?? 0)
  return sum
}

/** Returns the surface of a shape, in the square of the unit of its coordinates. */
export const surfaceOf = (shape: Rings): number =>
  shape.reduce(
    (sum, rings) => sum + rings.reduce((of, ring, i) => of + (i === 0 ? 1 : -1) * Math.abs(turnOf(ring)) * 0.5, 0),
    0,
  )

/** The share of a cell below which a part is only a rounding error. */
const NOTHING = 1e-9

/**
 * Returns the cells of a shape, given in metres, within a window. The covered part of each cell is exact, summed along the edges; a centre
 * on an edge belongs to the shape on the east or north of the edge.
 */
export function polygonCells(shape: Rings, metres: number, window: Window): PolygonCells {
  const own = clipped(shape, metres, window)
  if (!own) return { centres: [], places: [], parts: [] }
  const field = new EdgeField(own.width, own.height)
  for (const rings of shape)
    for (const [i, ring] of rings.entries()) {
      // In a counterclockwise ring, the inside is to the right (east) of an edge that goes down.
      const sign = turnOf(ring) > 0 === (i === 0) ? -1 : 1
      for (let at = 0; at + 3 < ring.length; at += 2)
        field.addEdge(
          (ring[at] ?? 0) / metres - own.left,
          (ring[at + 1] ?? 0) / metres - own.bottom,
          (ring[at + 2] ?? 0) / metres - own.left,
          (ring[at + 3] ?? 0) / metres - own.bottom,
          sign,
        )
    }
  return field.read((own.bottom - window.bottom) * window.width + own.left - window.left, window.width)
}

/** Returns the part of a window that the extent of a shape touches; null if none. */
function clipped(shape: Rings, metres: number, { left, bottom, width, height }: Window): Window | null {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const rings of shape)
    for (const ring of rings)
      for (let i = 0; i < ring.length; i += 2) {
        x0 = Math.min(x0, ring[i] ?? 0)
        x1 = Math.max(x1, ring[i] ?? 0)
        y0 = Math.min(y0, ring[i + 1] ?? 0)
        y1 = Math.max(y1, ring[i + 1] ?? 0)
      }
  const [west, south] = [Math.max(left, Math.floor(x0 / metres)), Math.max(bottom, Math.floor(y0 / metres))]
  const east = Math.min(left + width - 1, Math.floor(x1 / metres))
  const north = Math.min(bottom + height - 1, Math.floor(y1 / metres))
  if (!(west <= east && south <= north)) return null
  return { left: west, bottom: south, width: east - west + 1, height: north - south + 1 }
}

/** Adds a number to one of several sums. */
export function raise(sums: Float64Array | Uint32Array, at: number, by: number): void {
  sums[at] = (sums[at] ?? 0) + by
}

/** Sums over the edges of a shape, for the cells of the rectangle around the shape. */
class EdgeField {
  readonly #width: number
  readonly #height: number
  /** Sums per cell: the parts of it to the right of edges (`#own`), and the heights that edges add to all cells further right (`#further`). */
  readonly #own: Float64Array
  readonly #further: Float64Array
  /** The number of edges, per cell, that the line through the centres of its row crosses before the cell's centre. */
  readonly #crossed: Uint32Array

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    this.#own = new Float64Array(width * height)
    this.#further = new Float64Array(width * height)
    this.#crossed = new Uint32Array(width * height)
  }

  addEdge(x1: number, y1: number, x2: number, y2: number, sign: number): void {
    if (y1 === y2) return
    const [low, high] = [Math.min(y1, y2), Math.max(y1, y2)]
    const slope = (x2 - x1) / (y2 - y1)
    const xAt = (y: number) => (y === y1 ? x1 : y === y2 ? x2 : x1 + (y - y1) * slope)
    const direction = y2 > y1 ? sign : -sign
    const last = Math.min(this.#height - 1, Math.floor(high))
    for (let row = Math.max(0, Math.floor(low)); row <= last; row++) {
      const [from, to] = [Math.max(low, row), Math.min(high, row + 1)]
      const middle = row + 0.5
      if (low <= middle && middle < high) {
        const column = Math.max(0, Math.ceil(xAt(middle) - 0.5))
        if (column < this.#width) raise(this.#crossed, row * this.#width + column, 1)
      }
      if (from < to) this.#addRow(row, xAt(from), xAt(to), (to - from) * direction)
    }
  }

  /** Adds a piece of an edge within one row; `height` is the piece's signed height. */
  #addRow(row: number, xa: number, xb: number, height: number): void {
    const [left, right] = [Math.min(xa, xb), Math.max(xa, xb)]
    const [first, last] = [Math.floor(left), Math.floor(right)]
    if (first === last || left === right) return this.#addPiece(row, first, (left + right) / 2, height)
    const perColumn = height / (right - left)
    if (first < 0) this.#addPiece(row, -1, -1, (Math.min(0, right) - left) * perColumn)
    for (let column = Math.max(0, first); column <= Math.min(last, this.#width - 1); column++) {
      const [from, to] = [Math.max(left, column), Math.min(right, column + 1)]
      if (from < to) this.#addPiece(row, column, (from + to) / 2, (to - from) * perColumn)
    }
  }

  #addPiece(row: number, column: number, middle: number, height: number): void {
    if (column >= this.#width) return
    const at = row * this.#width + Math.max(0, column)
    raise(this.#own, at, column < 0 ? height : height * (column + 1 - middle))
    raise(this.#further, at, height)
  }

  /** Reads the cells from the sums. @param corner the place of the first cell in the window, whose rows have `stride` places */
  read(corner: number, stride: number): PolygonCells {
    const found: PolygonCells = { centres: [], places: [], parts: [] }
    for (let row = 0; row < this.#height; row++) {
      let [crossed, before] = [0, 0]
      for (let column = 0; column < this.#width; column++) {
        const at = row * this.#width + column
        crossed += this.#crossed[at] ?? 0
        const part = before + (this.#own[at] ?? 0)
        before += this.#further[at] ?? 0
        const place = corner + row * stride + column
        if (crossed % 2 === 1) found.centres.push(place)
        if (part > NOTHING) {
          found.places.push(place)
          found.parts.push(Math.min(1, part))
        }
      }
    }
    return found
  }
}

/**
 * Returns a point inside a shape: the middle of the widest stretch inside the shape on a horizontal line near half its height, between
 * the two corners nearest to that height.
 */
export function pointWithin(shape: Rings): [x: number, y: number] {
  let [low, high] = [Infinity, -Infinity]
  for (const rings of shape)
    for (const ring of rings)
      for (let i = 1; i < ring.length; i += 2) {
        low = Math.min(low, ring[i] ?? 0)
        high = Math.max(high, ring[i] ?? 0)
      }
  const half = (low + high) / 2
  let [below, above] = [low, high]
  const crossings: number[] = []
  for (const rings of shape)
    for (const ring of rings)
      for (let i = 1; i < ring.length; i += 2) {
        const y = ring[i] ?? 0
        if (y <= half) below = Math.max(below, y)
        else above = Math.min(above, y)
      }
  const line = (below + above) / 2
  for (const rings of shape)
    for (const ring of rings)
      for (let i = 0; i + 3 < ring.length; i += 2) {
        const [xa, ya, xb, yb] = [ring[i] ?? 0, ring[i + 1] ?? 0, ring[i + 2] ?? 0, ring[i + 3] ?? 0]
        if (ya <= line !== yb <= line) crossings.push(xa + ((line - ya) / (yb - ya)) * (xb - xa))
      }
  crossings.sort((a, b) => a - b)
  let best: [x: number, width: number] = [shape[0]?.[0]?.[0] ?? 0, -1]
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [from = 0, to = 0] = [crossings[i], crossings[i + 1]]
    if (to - from > best[1]) best = [(from + to) / 2, to - from]
  }
  return [best[0], line]
}
