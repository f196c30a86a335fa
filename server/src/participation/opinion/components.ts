import { NO_VOTE, type VoteMatrix } from './voteMatrix.ts'

/** The maximum of iterations; after it a direction is used even if it has not converged. */
const ROUNDS_MAX = 200
/** The largest change of any coordinate of a direction (of length 1) at which the iteration counts as converged. */
const STILL = 1e-10
/** The share of the fixed start vector added to the previous direction: without it, iteration could not leave an outdated direction. */
const NUDGE = 0.01

/**
 * Returns the two directions in which the votes differ most, each of length 1: the principal components of the votes, where a
 * missing vote counts as the mean of its column. Found by power iteration, the second direction orthogonal to the first.
 * @param previous the directions of the last computation, with a coordinate for each column, 0 for new columns; sets the signs
 */
export function components(matrix: VoteMatrix, previous?: readonly number[][]): [Float64Array, Float64Array] {
  const first = direction(matrix, [], previous?.[0])
  return [first, direction(matrix, [first], previous?.[1])]
}

function direction(matrix: VoteMatrix, without: readonly Float64Array[], previous?: readonly number[]): Float64Array {
  const fixed = Float64Array.from(matrix.viewpoints, (_, column) => 1 / (column + 1))
  const begun = previous ? fixed.map((value, column) => value * NUDGE + (previous[column] ?? 0)) : fixed
  let found = orthonormal(begun, without) ?? new Float64Array(matrix.viewpoints.length)
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const next = orthonormal(turned(matrix, found), without)
    // The votes do not differ in any other direction.
    if (!next) return new Float64Array(matrix.viewpoints.length)
    const change = Math.max(...next.map((value, column) => Math.abs(value - (found[column] ?? 0))))
    found = next
    if (change < STILL) break
  }
  return withSign(found, previous)
}

/** Multiplies a direction by the matrix of centred votes, and the result by the transposed matrix. */
function turned({ voters, viewpoints, votes, means }: VoteMatrix, along: Float64Array): Float64Array {
  const width = viewpoints.length
  const result = new Float64Array(width)
  for (let row = 0; row < voters.length; row++) {
    const at = row * width
    let length = 0
    for (let column = 0; column < width; column++) {
      const value = votes[at + column] ?? NO_VOTE
      if (value !== NO_VOTE) length += (value - (means[column] ?? 0)) * (along[column] ?? 0)
    }
    for (let column = 0; column < width; column++) {
      const value = votes[at + column] ?? NO_VOTE
      if (value !== NO_VOTE) result[column] = (result[column] ?? 0) + (value - (means[column] ?? 0)) * length
    }
  }
  return result
}

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** Returns the part of a vector orthogonal to these directions, scaled to length 1; null if that part is zero. */
function orthonormal(vector: Float64Array, without: readonly Float64Array[]): Float64Array | null {
  const across = without.reduce((left, one) => {
    const along = dot(left, one)
    return left.map((value, at) => value - along * (one[at] ?? 0))
  }, vector)
  const length = Math.sqrt(dot(across, across))
  return length > 1e-12 ? across.map((value) => value / length) : null
}

/** Gives a direction the sign that fits the previous one; without a previous one, makes its largest coordinate positive. */
function withSign(found: Float64Array, previous?: readonly number[]): Float64Array {
  const side = previous ? dot(found, previous) : 0
  const longest = found.reduce((most, value) => (Math.abs(value) > Math.abs(most) + STILL ? value : most), 0)
  return (side === 0 ? longest < 0 : side < 0) ? found.map((value) => -value) : found
}

/**
 * Returns the coordinates of each voter along both directions, scaled by sqrt(viewpoints / votes cast): otherwise people with few votes
 * would lie in the middle.
 */
export function projected(
  { voters, viewpoints, votes, means, cast }: VoteMatrix,
  [first, second]: readonly [Float64Array, Float64Array],
): { x: number; y: number }[] {
  const width = viewpoints.length
  return voters.map((_, row) => {
    let [x, y] = [0, 0]
    for (let column = 0; column < width; column++) {
      const value = votes[row * width + column] ?? NO_VOTE
      if (value === NO_VOTE) continue
      const centred = value - (means[column] ?? 0)
      x += centred * (first[column] ?? 0)
      y += centred * (second[column] ?? 0)
    }
    const scale = Math.sqrt(width / Math.max(1, cast[row] ?? 0))
    return { x: x * scale, y: y * scale }
  })
}
