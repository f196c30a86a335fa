/** A vote of one voter on one viewpoint: 1 agrees, -1 disagrees, 0 passes. A voter's later vote replaces the earlier one. */
export interface Vote {
  voter: string
  viewpoint: string
  value: -1 | 0 | 1
}

/** The latest votes: a row for each voter, sorted by id, and a column for each viewpoint, in the order of creation. */
export interface VoteMatrix {
  voters: readonly string[]
  viewpoints: readonly string[]
  /** The votes row by row; NO_VOTE if a voter did not vote on a viewpoint. */
  votes: Int8Array
  /** The mean of the votes cast in each column. */
  means: Float64Array
  /** The number of votes in each row. */
  cast: Int32Array
}

export const NO_VOTE = 2

/** Arranges votes in rows and columns. Leaves out votes on viewpoints that are not in the list, and voters with such votes only. */
export function voteMatrix(viewpoints: readonly string[], all: readonly Vote[]): VoteMatrix {
  const columns = new Map(viewpoints.map((id, at) => [id, at]))
  const counted = all.filter(({ viewpoint }) => columns.has(viewpoint))
  const voters = [...new Set(counted.map(({ voter }) => voter))].toSorted((a, b) => (a < b ? -1 : 1))
  const rows = new Map(voters.map((id, at) => [id, at]))
  const width = viewpoints.length
  const votes = new Int8Array(voters.length * width).fill(NO_VOTE)
  for (const { voter, viewpoint, value } of counted)
    votes[(rows.get(voter) ?? 0) * width + (columns.get(viewpoint) ?? 0)] = value
  const [sums, counts] = [new Float64Array(width), new Float64Array(width)]
  const cast = new Int32Array(voters.length)
  votes.forEach((value, place) => {
    if (value === NO_VOTE) return
    const column = place % width
    const row = (place - column) / width
    sums[column] = (sums[column] ?? 0) + value
    counts[column] = (counts[column] ?? 0) + 1
    cast[row] = (cast[row] ?? 0) + 1
  })
  return { voters, viewpoints, votes, means: sums.map((sum, column) => sum / Math.max(1, counts[column] ?? 0)), cast }
}
