import { describe, expect, test } from 'vitest'
import { opinionMap, type OpinionMap } from './opinionMap.ts'
import type { Vote } from './voteMatrix.ts'

/** Returns a generator of reproducible pseudo-random numbers from 0 to 1. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const viewpoints = Array.from({ length: 10 }, (_, at) => `v${at}`)

/** Makes votes of camps: the people of each camp agree with their share of the viewpoints, and disagree with the others. */
function camps(sizes: readonly number[], { noise = 0, passes = 0, seed = 1, of = viewpoints } = {}): Vote[] {
  const random = seeded(seed)
  return sizes.flatMap((size, camp) =>
    Array.from({ length: size }, (_, person) =>
      of.map((viewpoint, at): Vote => {
        const agrees = (at % sizes.length === camp) !== random() < noise
        return { voter: `p${camp}-${person}`, viewpoint, value: random() < passes ? 0 : agrees ? 1 : -1 }
      }),
    ).flat(),
  )
}

const sizes = ({ groups }: OpinionMap) => groups.map(({ size }) => size)
const numbersIn = (value: unknown): number[] =>
  typeof value === 'number'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(numbersIn)
      : []

describe('opinionMap', () => {
  test.each([0, 1, 2, 6, 7])('the map of %i people has finite numbers, and no more groups than people', (people) => {
    const map = opinionMap({ viewpoints, votes: camps([people]) })
    expect(map.voters).toBe(people)
    expect(map.groups.length).toBeLessThanOrEqual(Math.min(people, 2))
    expect(numbersIn(map).every(Number.isFinite)).toBe(true)
  })

  test('votes on unknown viewpoints are ignored, and only the latest vote of a person on a viewpoint counts', () => {
    const vote = { voter: 'p', viewpoint: 'v0' }
    const votes: Vote[] = [
      { ...vote, value: 1 },
      { ...vote, value: -1 },
      { voter: 'q', viewpoint: 'gone', value: 1 },
    ]
    const map = opinionMap({ viewpoints, votes })
    expect(map).toMatchObject({ voters: 1, points: [] })
    expect(map.viewpoints[0]).toMatchObject({ agrees: 0, disagrees: 1, passes: 0 })
  })

  test('people with two opposed patterns of votes form two groups on opposite sides of the map, with viewpoints representative of each', () => {
    const map = opinionMap({ viewpoints, votes: camps([12, 8], { noise: 0.05 }) })
    expect(sizes(map).toSorted((a, b) => a - b)).toEqual([8, 12])
    for (const { id, representative } of map.groups) {
      const camp = map.points.find(({ group }) => group === id)?.voter[1]
      expect(new Set(map.points.filter(({ group }) => group === id).map(({ voter }) => voter[1]))).toEqual(
        new Set([camp]),
      )
      expect(representative.length).toBeGreaterThan(0)
      for (const { viewpoint, agrees } of representative)
        expect(Number(viewpoint.slice(1)) % 2 === Number(camp)).toBe(agrees)
    }
    expect(Math.sign(map.groups[0]?.x ?? 0)).toBe(-Math.sign(map.groups[1]?.x ?? 0))
  })

  test('many people with three patterns of votes form three groups', () => {
    expect(sizes(opinionMap({ viewpoints, votes: camps([30, 30, 30], { noise: 0.1 }) }))).toHaveLength(3)
  })

  test('the order of the votes does not change the map by a byte', () => {
    const votes = camps([20, 15], { noise: 0.2, passes: 0.1 })
    const random = seeded(7)
    const shuffled = votes.map((vote) => ({ vote, at: random() })).toSorted((a, b) => a.at - b.at)
    const bytes = (all: Vote[]) => JSON.stringify(opinionMap({ viewpoints, votes: all }))
    expect(bytes(shuffled.map(({ vote }) => vote))).toBe(bytes(votes))
  })

  test('a person with seven votes gets a point on the map, keeps a point with fewer votes, and loses the point without any vote', () => {
    const few = camps([10, 10]).filter(({ voter, viewpoint }) => voter !== 'p0-0' || Number(viewpoint.slice(1)) < 7)
    const has = (map: OpinionMap, voter: string) => map.points.some((one) => one.voter === voter)
    const first = opinionMap({ viewpoints, votes: few })
    expect(has(first, 'p0-0')).toBe(true)
    const fewer = few.filter(({ voter, viewpoint }) => voter !== 'p0-0' || viewpoint === 'v0')
    expect(has(opinionMap({ viewpoints, votes: fewer }), 'p0-0')).toBe(false)
    expect(has(opinionMap({ viewpoints, votes: fewer, previous: first.kept }), 'p0-0')).toBe(true)
    const none = fewer.filter(({ voter }) => voter !== 'p0-0')
    expect(has(opinionMap({ viewpoints, votes: none, previous: first.kept }), 'p0-0')).toBe(false)
  })

  test('when further people vote, nobody already on the map moves into another group, and the map is not mirrored', () => {
    const votes = camps([20, 15], { noise: 0.1 })
    let map = opinionMap({ viewpoints, votes })
    const groupOf = new Map(map.points.map(({ voter, group }) => [voter, group]))
    const firstX = map.groups.map(({ x }) => Math.sign(x))
    const random = seeded(3)
    for (let person = 0; person < 10; person++) {
      for (const viewpoint of viewpoints)
        votes.push({ voter: `new${person}`, viewpoint, value: random() < 0.5 ? 1 : -1 })
      map = opinionMap({ viewpoints, votes, previous: map.kept })
      for (const { voter, group } of map.points) if (groupOf.has(voter)) expect(group).toBe(groupOf.get(voter))
    }
    expect(map.groups.map(({ x }) => Math.sign(x))).toEqual(firstX)
  })

  test('the number of groups changes only after another number was better in four computations in a row', () => {
    const two = opinionMap({ viewpoints, votes: camps([30, 30], { noise: 0.05 }) })
    expect(two.groups).toHaveLength(2)
    const votes = camps([30, 30, 30], { noise: 0.05 })
    let map = two
    const counts = Array.from({ length: 4 }, () => {
      map = opinionMap({ viewpoints, votes, previous: map.kept })
      return map.groups.length
    })
    expect(counts).toEqual([2, 2, 2, 3])
  })

  test('a viewpoint without votes has the highest weight, and a viewpoint on which everybody passed has the lowest', () => {
    const votes = camps([30]).filter(({ viewpoint }) => viewpoint !== 'v9')
    const passed = votes.map((vote): Vote => (vote.viewpoint === 'v0' ? { ...vote, value: 0 } : vote))
    const { viewpoints: all } = opinionMap({ viewpoints, votes: passed })
    const byWeight = all.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id)
    expect([byWeight[0], byWeight.at(-1)]).toEqual(['v9', 'v0'])
    // (1 - 1/2) x (0 + 1) x 1/2 x (1 + 8), squared.
    expect(all[9]?.weight).toBe(5.0625)
  })
})
