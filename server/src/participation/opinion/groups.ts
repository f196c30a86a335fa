import { clustered, middleOf, type Point, silhouette, startCentres, type Weighted } from './clusters.ts'

/** The maximum of groups, and of base clusters (small clusters from which the groups are formed). */
const GROUPS_MAX = 5
const BASE_MAX = 100
/** The number of computations in a row after which another number of groups, better in each of them, is adopted. */
const WINS = 4

export interface Placed extends Point {
  voter: string
}

/** The part of a division into groups that the next computation starts from. */
export interface KeptGroups {
  /** The group of each voter. */
  groupOf: Record<string, number>
  /** The number of groups, and another number that was better in the last computations. */
  count: number
  challenger: { count: number; wins: number }
}

/**
 * Divides people into groups by their coordinates: first into base clusters, then these into two to five groups, by the number with
 * the best silhouette. The number of groups changes only after another was better four times in a row. Each group keeps the index of
 * the group that most of its people were in before.
 * @returns the group of each person, in the order of `people`
 */
export function grouped(people: readonly Placed[], previous?: KeptGroups): { of: number[]; kept: KeptGroups } {
  const base = clustered(
    people.map(({ x, y }) => ({ x, y, weight: 1 })),
    startCentres(people, BASE_MAX),
  )
  const weights = base.centres.map((_, cluster) => base.of.filter((one) => one === cluster).length)
  const points = base.centres.map((centre, cluster) => ({ ...centre, weight: weights[cluster] ?? 0 }))
  // With few people, more groups would consist of single persons.
  const most = Math.min(GROUPS_MAX, 2 + Math.floor(points.length / 12), points.length)
  const divisions = new Map<number, number[]>()
  for (let count = Math.min(2, most); count <= most; count++)
    divisions.set(count, clustered(points, startOf(points, count, people, previous)).of)
  const { count, challenger } = chosen(points, divisions, previous)
  const division = divisions.get(count) ?? []
  const labels = labelled(
    people,
    base.of.map((cluster) => division[cluster] ?? 0),
    previous,
  )
  const groupOf = Object.fromEntries(people.map(({ voter }, at) => [voter, labels[at] ?? 0]))
  return { of: labels, kept: { groupOf, count, challenger } }
}

/** Returns initial centres: the centres of the previous groups, if their number is `count`; otherwise new ones. */
function startOf(
  points: readonly Weighted[],
  count: number,
  people: readonly Placed[],
  previous?: KeptGroups,
): Point[] {
  if (previous?.count !== count) return startCentres(points, count)
  const middles = Array.from({ length: GROUPS_MAX }, (_, group) => {
    const own = people.filter(({ voter }) => previous.groupOf[voter] === group)
    return own.length > 0 ? [middleOf(own.map(({ x, y }) => ({ x, y, weight: 1 })))] : []
  }).flat()
  return middles.length === count ? middles : startCentres(points, count)
}

/** Chooses the number of groups from the divisions by their silhouettes. */
function chosen(
  points: readonly Weighted[],
  divisions: ReadonlyMap<number, number[]>,
  previous?: KeptGroups,
): Pick<KeptGroups, 'count' | 'challenger'> {
  const scored = [...divisions].map(([count, of]) => ({ count, score: silhouette(points, of) }))
  const best = scored.reduce(
    (first, one) => (one.score > first.score ? one : first),
    scored[0] ?? { count: 0, score: 0 },
  )
  const none = { count: 0, wins: 0 }
  if (!previous || !divisions.has(previous.count) || best.count === previous.count)
    return { count: best.count, challenger: none }
  const wins = previous.challenger.count === best.count ? previous.challenger.wins + 1 : 1
  if (wins >= WINS) return { count: best.count, challenger: none }
  return { count: previous.count, challenger: { count: best.count, wins } }
}

/** Numbers groups as before, matching first those with the most people in common; new groups get the lowest free numbers. */
function labelled(people: readonly Placed[], of: readonly number[], previous?: KeptGroups): number[] {
  const clusters = [...new Set(of)].toSorted((a, b) => a - b)
  const common = clusters.flatMap((cluster) =>
    Array.from({ length: GROUPS_MAX }, (_, label) => ({
      cluster,
      label,
      people: people.filter(({ voter }, at) => of[at] === cluster && previous?.groupOf[voter] === label).length,
    })),
  )
  const names = new Map<number, number>()
  for (const { cluster, label, people: count } of common.toSorted((a, b) => b.people - a.people))
    if (count > 0 && !names.has(cluster) && ![...names.values()].includes(label)) names.set(cluster, label)
  for (const cluster of clusters) {
    if (names.has(cluster)) continue
    const taken = new Set(names.values())
    const free = Array.from({ length: GROUPS_MAX }, (_, label) => label).find((label) => !taken.has(label))
    names.set(cluster, free ?? cluster)
  }
  return of.map((cluster) => names.get(cluster) ?? 0)
}
