/** Converts degrees to other units: x to the east and y to the south, not rounded. */
export interface Projection {
  x(lng: number): number
  y(lat: number): number
}

/** Positions of a line one after the other: x0, y0, x1, y1, ... */
export type Line = number[]

const LITTLE_ENDIAN = 1
const [POLYGON, MULTIPOLYGON] = [3, 6]
const [HEADER, COUNT, POSITION] = [5, 4, 16]

/**
 * Reads consecutive polygons and multipolygons, two-dimensional and little endian as ST_AsBinary(geom, 'NDR') writes
 * them, and projects their positions. Source: OGC 06-103r4, section 8.2.
 */
export class WkbReader {
  readonly #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get done(): boolean {
    return this.#at >= this.#view.byteLength
  }

  /**
   * Reads the next shape as its parts, each an outer ring and its holes, in the projection's units; a ring's first
   * position is repeated as its last.
   * @throws RangeError if the bytes are something else, or end early
   */
  next(projection: Projection): Line[][] {
    const type = this.#header()
    if (type === POLYGON) return [this.#rings(projection)]
    if (type !== MULTIPOLYGON) throw new RangeError(`WKB type ${type} is no polygon`)
    return Array.from({ length: this.#count(HEADER + COUNT) }, () => {
      const part = this.#header()
      if (part !== POLYGON) throw new RangeError(`WKB type ${part} inside a multipolygon`)
      return this.#rings(projection)
    })
  }

  #header(): number {
    const order = this.#view.getUint8(this.#at)
    if (order !== LITTLE_ENDIAN) throw new RangeError(`WKB byte order ${order}`)
    const type = this.#view.getUint32(this.#at + 1, true)
    this.#at += HEADER
    return type
  }

  /** Reads a count of things of at least so many bytes each. @throws RangeError if the remaining bytes are too few for that count */
  #count(bytesEach: number): number {
    const count = this.#view.getUint32(this.#at, true)
    this.#at += COUNT
    if (count * bytesEach > this.#view.byteLength - this.#at) throw new RangeError('WKB ends early')
    return count
  }

  #rings(projection: Projection): Line[] {
    return Array.from({ length: this.#count(COUNT) }, () => this.#ring(projection))
  }

  #ring(projection: Projection): Line {
    const count = this.#count(POSITION)
    const line: Line = []
    for (let i = 0; i < count; i++, this.#at += POSITION) {
      line.push(projection.x(this.#view.getFloat64(this.#at, true)))
      line.push(projection.y(this.#view.getFloat64(this.#at + POSITION / 2, true)))
    }
    return line
  }
}
