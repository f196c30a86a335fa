import {
  GROUP_PEOPLE,
  MAP_PEOPLE,
  type OpinionGroup,
  type OpinionMapView,
  type VoteCount,
} from '@fieldfare/shared/opinion.ts'
import type { OpinionMap } from './opinionMap.ts'
import { likelihood } from './typical.ts'

// Everyone may see counts, but the counts must not reveal a single person: a group is shown from GROUP_PEOPLE people on, and the people
// outside the shown groups are counted only if there are as many of them. Otherwise subtracting the groups from the counts would
// reveal their votes.

type Untold<T> = Omit<T, 'text'>

/** A computed map as everyone sees it, without the texts of its viewpoints. */
export interface ReleasedMap extends Pick<OpinionMapView, 'placed' | 'ungrouped'> {
  groups: (Omit<OpinionGroup, 'typical'> & { typical: Untold<OpinionGroup['typical'][number]>[] })[]
  shared: Untold<OpinionMapView['shared'][number]>[]
}

/** The published figures of one viewpoint. */
export interface ViewpointFigures extends VoteCount {
  id: string
  groups: (VoteCount & { group: number })[]
  shared: number
  divided: number
  weight: number
}

export interface Release {
  released: ReleasedMap
  viewpoints: ViewpointFigures[]
  /** Position and group of each voter, by voter id. */
  places: Record<string, [x: number, y: number, group: number]>
}

/** The maximum of listed viewpoints that all groups share. */
const TOLD = 5
/** The likelihood in every group from which on a viewpoint counts as shared by all. */
const SHARED = 0.6

/** Reduces a computed map to what everyone may see. */
export function releaseOf(map: OpinionMap): Release {
  const isMap = map.points.length >= MAP_PEOPLE
  const shown = isMap ? map.groups.filter(({ size }) => size >= GROUP_PEOPLE) : []
  const people = shown.reduce((sum, { size }) => sum + size, 0)
  const counted = map.viewpoints.map((one) => figuresOf(one, shown, map.voters - people))
  const viewpoints = counted.map(({ figures }) => figures)
  const byId = new Map(viewpoints.map((one) => [one.id, one]))
  const places = Object.fromEntries(
    map.points.map(({ voter, x, y, group }) => [voter, [x, y, group] as [number, number, number]]),
  )
  return {
    released: {
      placed: map.points.length,
      groups: shown.map(({ id, size, x, y, representative }) => ({
        id,
        people: size,
        x,
        y,
        spread: spreadOf(map, id, { x, y }),
        typical: representative.flatMap(({ viewpoint, agrees }) => {
          const figures = byId.get(viewpoint)
          return figures ? typicalOf(figures, id, agrees) : []
        }),
      })),
      ungrouped: isMap ? map.points.length - people : 0,
      shared: counted
        .filter(({ least }) => least >= SHARED)
        .map(({ figures }) => figures)
        .toSorted((a, b) => b.shared - a.shared || (a.id < b.id ? -1 : 1))
        .slice(0, TOLD)
        .map((figures) => {
          const agrees = figures.agrees >= figures.disagrees
          return { viewpointId: figures.id, agrees, share: shareOf(figures, agrees) }
        }),
    },
    viewpoints,
    places,
  }
}

/**
 * Counts the votes on a viewpoint as everyone may see them.
 * @returns also `least`, the lowest likelihood of any part (a group, or the rest) to agree, or to disagree
 */
function figuresOf(
  { id, perGroup, weight, ...all }: OpinionMap['viewpoints'][number],
  shown: OpinionMap['groups'],
  others: number,
): { figures: ViewpointFigures; least: number } {
  const groups = perGroup
    .filter(({ group }) => shown.some((one) => one.id === group))
    .map(({ group, agrees, disagrees, passes }) => ({ group, agrees, disagrees, passes }))
  const rest = groups.reduce<VoteCount>(less, all)
  const parts = others >= GROUP_PEOPLE || groups.length === 0 ? [...groups, rest] : groups
  const { agrees, disagrees, passes } = parts.reduce<VoteCount>(plus, { agrees: 0, disagrees: 0, passes: 0 })
  const sides = [true, false].map((way) => parts.map((part) => likelihood(part, way)))
  const most = (of: (chances: number[]) => number) => Math.max(...sides.map(of))
  const figures = {
    id,
    agrees,
    disagrees,
    passes,
    groups,
    shared: rounded(most((chances) => chances.reduce((all, chance) => all * chance, 1))),
    divided: rounded(dividedOf(parts)),
    weight: Math.max(rounded(weight), 1e-6),
  }
  return { figures, least: most((chances) => Math.min(...chances)) }
}

const sum =
  (sign: 1 | -1) =>
  (a: VoteCount, b: VoteCount): VoteCount => ({
    agrees: a.agrees + sign * b.agrees,
    disagrees: a.disagrees + sign * b.disagrees,
    passes: a.passes + sign * b.passes,
  })
const [plus, less] = [sum(1), sum(-1)]
const votesOf = ({ agrees, disagrees, passes }: VoteCount) => agrees + disagrees + passes
const shareOf = (count: VoteCount, agrees: boolean) =>
  rounded((agrees ? count.agrees : count.disagrees) / Math.max(1, votesOf(count)))
const rounded = (value: number) => Math.round(value * 1e6) / 1e6

/** Returns the largest difference in agreement between two groups; for a single group, how close its votes are to half and half. */
function dividedOf(parts: readonly VoteCount[]): number {
  const [only] = parts
  if (parts.length === 1 && only) return (4 * only.agrees * only.disagrees) / Math.max(1, votesOf(only)) ** 2
  const agreeing = parts.map((part) => likelihood(part, true))
  return Math.max(...agreeing) - Math.min(...agreeing)
}

/** Returns a list with one entry: the share of a group, and that of all others who are counted. The list is empty without others. */
function typicalOf(figures: ViewpointFigures, group: number, agrees: boolean) {
  const own = figures.groups.find((one) => one.group === group)
  if (!own) return []
  const others = less(figures, own)
  if (votesOf(others) === 0) return []
  return [{ viewpointId: figures.id, agrees, share: shareOf(own, agrees), othersShare: shareOf(others, agrees) }]
}

function spreadOf(map: OpinionMap, id: number, middle: { x: number; y: number }): number {
  const own = map.points.filter(({ group }) => group === id)
  return rounded(own.reduce((all, { x, y }) => all + Math.hypot(x - middle.x, y - middle.y), 0) / own.length)
}
