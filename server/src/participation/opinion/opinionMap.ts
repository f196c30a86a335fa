import type { VoteCount } from '@fieldfare/shared/opinion.ts'
import { components, projected } from './components.ts'
import { grouped, type KeptGroups } from './groups.ts'
import { type Typical, typicalOf } from './typical.ts'
import { NO_VOTE, type Vote, type VoteMatrix, voteMatrix } from './voteMatrix.ts'

// The opinion map of Polis, after its public documents: C. Small, M. Bjorkegren, T. Erkkilä, L. Shaw and C. Megill, Polis: Scaling deliberation by
// mapping high dimensional opinion spaces, Recerca 26(2), 2021. The computation has no data about people: voters are only ids.

export interface OpinionMapInput {
  /** The ids of the viewpoints in the order of their creation. */
  viewpoints: readonly string[]
  votes: readonly Vote[]
  /** The part of the last computed map from which this computation starts. */
  previous?: KeptMap
}

/** The part of a computed map from which the next computation starts, stored as JSON. */
export interface KeptMap extends KeptGroups {
  /** The voters with a position on the map, which they keep even when viewpoints are added. */
  placed: string[]
  viewpoints: string[]
  /** The two directions, with a coordinate for each of `viewpoints`. */
  directions: number[][]
}

export interface OpinionMap {
  voters: number
  points: { voter: string; x: number; y: number; group: number }[]
  groups: { id: number; size: number; x: number; y: number; representative: Typical[] }[]
  /** The viewpoints, each with the votes of all voters, those of each group, and the weight with which the viewpoint is asked next. */
  viewpoints: (VoteCount & { id: string; perGroup: (VoteCount & { group: number })[]; weight: number })[]
  kept: KeptMap
}

/** The minimum of votes for a person to get a position on the map. */
export const votesNeeded = (viewpoints: number): number => Math.max(1, Math.min(7, viewpoints))

/** Computes the opinion map of votes. Equal input gives byte-identical output, whatever the order of the votes of different voters. */
export function opinionMap({ viewpoints, votes, previous }: OpinionMapInput): OpinionMap {
  const matrix = voteMatrix(viewpoints, votes)
  const directions = components(matrix, previous && rearranged(previous, viewpoints))
  const places = projected(matrix, directions)
  const before = new Set(previous?.placed)
  const people = matrix.voters.flatMap((voter, row) => {
    const isPlaced = (matrix.cast[row] ?? 0) >= votesNeeded(viewpoints.length) || before.has(voter)
    const place = places[row]
    return isPlaced && place ? [{ voter, row, x: rounded(place.x), y: rounded(place.y) }] : []
  })
  const { of, kept } = grouped(people, previous)
  const groupOf = new Map(people.map(({ row }, at) => [row, of[at] ?? 0]))
  const ids = [...new Set(of)].toSorted((a, b) => a - b)
  const counted = countVotes(matrix, groupOf, ids, directions)
  return {
    voters: matrix.voters.length,
    points: people.map(({ voter, x, y }, at) => ({ voter, x, y, group: of[at] ?? 0 })),
    groups: ids.map((id) => {
      const own = people.filter((_, at) => of[at] === id)
      const middle = (axis: 'x' | 'y') => rounded(own.reduce((sum, one) => sum + one[axis], 0) / own.length)
      return {
        id,
        size: own.length,
        x: middle('x'),
        y: middle('y'),
        representative: typicalOf(besideOthers(counted, id)),
      }
    }),
    viewpoints: counted,
    kept: {
      ...kept,
      placed: people.map(({ voter }) => voter),
      viewpoints: [...viewpoints],
      directions: directions.map((one) => [...one]),
    },
  }
}

const rounded = (value: number) => Math.round(value * 1e6) / 1e6 + 0

/** Returns the previous directions with a coordinate for each of the present viewpoints: 0 for new ones. */
function rearranged({ viewpoints, directions }: KeptMap, now: readonly string[]): number[][] {
  const places = new Map(viewpoints.map((id, at) => [id, at]))
  return directions.map((one) => now.map((id) => one[places.get(id) ?? -1] ?? 0))
}

const noVotes = (): VoteCount => ({ agrees: 0, disagrees: 0, passes: 0 })
const NAMES = { [-1]: 'disagrees', 0: 'passes', 1: 'agrees' } as const

function countVotes(
  { voters, viewpoints, votes }: VoteMatrix,
  groupOf: ReadonlyMap<number, number>,
  ids: readonly number[],
  [first, second]: readonly [Float64Array, Float64Array],
): OpinionMap['viewpoints'] {
  return viewpoints.map((id, column) => {
    const all = noVotes()
    const perGroup = new Map(ids.map((group) => [group, noVotes()]))
    for (let row = 0; row < voters.length; row++) {
      const value = votes[row * viewpoints.length + column] ?? NO_VOTE
      if (value === NO_VOTE) continue
      const name = NAMES[value as -1 | 0 | 1]
      all[name]++
      const own = perGroup.get(groupOf.get(row) ?? -1)
      if (own) own[name]++
    }
    const reach = Math.sqrt(viewpoints.length * ((first[column] ?? 0) ** 2 + (second[column] ?? 0) ** 2))
    return {
      id,
      ...all,
      perGroup: [...perGroup].map(([group, count]) => ({ group, ...count })),
      weight: rounded(weightOf(all, reach)),
    }
  })
}

/**
 * Returns the weight with which a viewpoint is asked next: higher if more people agree, fewer pass, and it matters more for the position
 * of a person, and for new viewpoints. `reach` is the distance from the middle of a person who voted on this viewpoint alone.
 */
function weightOf({ agrees, disagrees, passes }: VoteCount, reach: number): number {
  const votes = agrees + disagrees + passes
  const [agreeing, passing] = [(agrees + 1) / (votes + 2), (passes + 1) / (votes + 2)]
  return ((1 - passing) * (reach + 1) * agreeing * (1 + 8 * 2 ** (-votes / 5))) ** 2
}

/** Returns the votes on each viewpoint of one group (`own`) and of all other groups together (`others`). */
const besideOthers = (counted: OpinionMap['viewpoints'], group: number) =>
  counted.map(({ id: viewpoint, perGroup }) => {
    const [own, others] = [noVotes(), noVotes()]
    for (const { group: one, ...count } of perGroup)
      for (const name of Object.values(NAMES)) (one === group ? own : others)[name] += count[name]
    return { viewpoint, own, others }
  })
