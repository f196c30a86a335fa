/** Longitude and latitude in degrees, EPSG:4326, in GeoJSON's order. */
export type Position = [lng: number, lat: number]

// Below this share of the terms' size, rounding may have decided the sign. Source: Shewchuk, Adaptive Precision
// Floating-Point Arithmetic and Fast Robust Geometric Predicates (1997), ccwerrboundA.
const ROUNDING = (3 + 16 * 2 ** -53) * 2 ** -53
const SPLIT = 2 ** 27 + 1

/**
 * On which side of the line a-b the point c lies: positive left, negative right, 0 exactly on it. The sign is exact
 * for all finite coordinates within ±1e100 that are 0 or larger than 1e-100; the size means nothing.
 */
export function orientation(a: Position, b: Position, c: Position): number {
  const left = (a[0] - c[0]) * (b[1] - c[1])
  const right = (a[1] - c[1]) * (b[0] - c[0])
  const determinant = left - right
  const size = Math.abs(left) + Math.abs(right)
  return Math.abs(determinant) > ROUNDING * size ? determinant : exactOrientation(a, b, c)
}

/** The same by six exact products, summed without rounding: only for points that nearly lie on a line. */
function exactOrientation(a: Position, b: Position, c: Position): number {
  let sum: number[] = []
  sum = addProduct(sum, a[0], b[1])
  sum = addProduct(sum, -a[1], b[0])
  sum = addProduct(sum, -a[0], c[1])
  sum = addProduct(sum, -c[0], b[1])
  sum = addProduct(sum, a[1], c[0])
  sum = addProduct(sum, c[1], b[0])
  return sum.findLast((part) => part !== 0) ?? 0
}

/** Adds x*y to a sum of parts that do not overlap, smallest first (Dekker's product, Shewchuk's expansion). */
function addProduct(sum: number[], x: number, y: number): number[] {
  const product = x * y
  const [xHigh, xLow] = halves(x)
  const [yHigh, yLow] = halves(y)
  const tail = xLow * yLow - (product - xHigh * yHigh - xLow * yHigh - xHigh * yLow)
  return grow(grow(sum, tail), product)
}

function halves(x: number): [number, number] {
  const scaled = SPLIT * x
  const high = scaled - (scaled - x)
  return [high, x - high]
}

function grow(sum: number[], value: number): number[] {
  const grown: number[] = []
  let carry = value
  for (const part of sum) {
    const total = carry + part
    const virtual = total - carry
    grown.push(carry - (total - virtual) + (part - virtual))
    carry = total
  }
  grown.push(carry)
  return grown
}
