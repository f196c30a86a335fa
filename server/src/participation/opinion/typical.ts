import type { VoteCount } from '@fieldfare/shared/opinion.ts'

/** The z value above which a difference counts as significant: one-sided, at 90 %. */
const Z = 1.2816
/** The maximum of viewpoints listed as typical of one group. */
const TYPICAL_MAX = 5

export interface Typical {
  viewpoint: string
  agrees: boolean
}

const votesOf = ({ agrees, disagrees, passes }: VoteCount) => agrees + disagrees + passes

/** Returns the z value of a share against one half, with one success and one vote added. */
export const shareTest = (successes: number, votes: number): number =>
  2 * Math.sqrt(votes + 1) * ((successes + 1) / (votes + 1) - 0.5)

/** Returns the z value of the difference of two shares, each with one success and one vote added. */
export function differenceTest(successes: number, votes: number, others: number, otherVotes: number): number {
  const [a, n, b, m] = [successes + 1, votes + 1, others + 1, otherVotes + 1]
  const pooled = (a + b) / (n + m)
  if (pooled >= 1) return 0
  return (a / n - b / m) / Math.sqrt(pooled * (1 - pooled) * (1 / n + 1 / m))
}

/** Estimates the probability that a further person agrees (or disagrees), by Laplace's rule of succession. */
export const likelihood = (count: VoteCount, agrees: boolean): number =>
  ((agrees ? count.agrees : count.disagrees) + 1) / (votesOf(count) + 2)

/**
 * Chooses the viewpoints that distinguish a group from the others: those whose share in the group and difference from the others are
 * both significant, the strongest first; if none is, only the strongest. Takes the side of each viewpoint on which the group differs more.
 */
export function typicalOf(all: readonly { viewpoint: string; own: VoteCount; others: VoteCount }[]): Typical[] {
  const scored = all.flatMap(({ viewpoint, own, others }) => {
    if (votesOf(own) === 0) return []
    const sides = [true, false].map((agrees) => {
      const of = (count: VoteCount) => (agrees ? count.agrees : count.disagrees)
      const share = shareTest(of(own), votesOf(own))
      const difference = differenceTest(of(own), votesOf(own), of(others), votesOf(others))
      const chance = likelihood(own, agrees)
      const score = (chance / likelihood(others, agrees)) * difference * chance * share
      return { viewpoint, agrees, difference, sure: share > Z && difference > Z, score }
    })
    return sides.toSorted((a, b) => b.difference - a.difference).slice(0, 1)
  })
  const sure = scored.filter((one) => one.sure).toSorted((a, b) => b.score - a.score)
  const best = scored.toSorted((a, b) => b.difference - a.difference).slice(0, 1)
  return (sure.length > 0 ? sure.slice(0, TYPICAL_MAX) : best).map(({ viewpoint, agrees }) => ({ viewpoint, agrees }))
}
