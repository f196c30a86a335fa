import type { RawGeometry, RawPosition } from './importFile.ts'

/** The deepest nesting of geometry collections; deeper nesting only occurs in malicious files. */
const DEPTH_MAX = 8

/**
 * Reads the geometries of well-known binary, of OGC or of PostGIS, without heights and measures. Source: OGC 06-103r4, 8.2.
 * @throws RangeError if the data is cut off or contains curves
 */
export function readWkb(view: DataView, start: number): RawGeometry[] {
  let at = start
  return geometry(0)

  function geometry(depth: number): RawGeometry[] {
    if (depth > DEPTH_MAX) throw new RangeError('collections too deep')
    const little = view.getUint8(at) === 1
    const int = () => {
      const value = view.getUint32(at, little)
      at += 4
      return value
    }
    at += 1
    const code = int()
    // PostGIS marks height, measure and spatial reference system in the highest bits; OGC adds thousands to the type for height and measure.
    if (code & 0x20000000) at += 4
    const plain = code & 0x0fffffff
    const kind = plain % 1000
    const thousands = Math.floor(plain / 1000)
    const size =
      2 +
      (code & 0x80000000 || thousands === 1 || thousands === 3 ? 1 : 0) +
      (code & 0x40000000 || thousands >= 2 ? 1 : 0)
    const position = (): RawPosition => {
      const position: RawPosition = [view.getFloat64(at, little), view.getFloat64(at + 8, little)]
      at += size * 8
      return position
    }
    const points = () => many(int(), size * 8, position)
    switch (kind) {
      case 1:
        position()
        return [{ type: 'point' }]
      case 2:
        return [{ type: 'line', points: points(), track: false }]
      case 3:
        return [{ type: 'polygon', rings: many(int(), 4, points) }]
      case 4:
      case 5:
      case 6:
      case 7:
        return many(int(), 5, () => geometry(depth + 1)).flat()
      default:
        throw new RangeError(`a geometry of type ${code}`)
    }
  }

  /** Reads `count` items of at least `bytes` each; throws before reserving memory if the remaining bytes cannot hold so many. */
  function many<T>(count: number, bytes: number, read: () => T): T[] {
    if (count * bytes > view.byteLength - at) throw new RangeError('cut off')
    return Array.from({ length: count }, read)
  }
}
