import { describe, expect, test } from 'vitest'
import { opinionMap, type OpinionMap } from './opinionMap.ts'
import type { Vote } from './voteMatrix.ts'

/** A generator of numbers from 0 to 1 that is the same everywhere. */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const viewpoints = Array.from({ length: 10 }, (_, at) => `v${at}`)

/** Votes of camps: each agrees with the viewpoints of its own share, and disagrees with the others. */
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
  test.each([0, 1, 2, 6, 7])('%i people give finite numbers, and no more groups than people', (people) => {
    const map = opinionMap({ viewpoints, votes: camps([people]) })
    expect(map.voters).toBe(people)
    expect(map.groups.length).toBeLessThanOrEqual(Math.min(people, 2))
    expect(numbersIn(map).every(Number.isFinite)).toBe(true)
  })

  test('votes on viewpoints that are not there are left out, and the latest vote counts', () => {
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

  test('two camps are two groups, each told by what it agrees with, and all on its side of the map', () => {
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

  test('three camps of many people are three groups', () => {
    expect(sizes(opinionMap({ viewpoints, votes: camps([30, 30, 30], { noise: 0.1 }) }))).toHaveLength(3)
  })

  test('the order of rows changes no byte', () => {
    const votes = camps([20, 15], { noise: 0.2, passes: 0.1 })
    const random = seeded(7)
    const shuffled = votes.map((vote) => ({ vote, at: random() })).toSorted((a, b) => a.at - b.at)
    const bytes = (all: Vote[]) => JSON.stringify(opinionMap({ viewpoints, votes: all }))
    expect(bytes(shuffled.map(({ vote }) => vote))).toBe(bytes(votes))
  })

  test('a person with seven votes has a place, keeps it with more viewpoints, and loses it with the last vote', () => {
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

  test('a further vote moves nobody into another group, and mirrors nothing', () => {
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

  test('another number of groups takes over once it won four times in a row', () => {
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

  test('a viewpoint without votes weighs most, and one on which all pass least', () => {
    const votes = camps([30]).filter(({ viewpoint }) => viewpoint !== 'v9')
    const passed = votes.map((vote): Vote => (vote.viewpoint === 'v0' ? { ...vote, value: 0 } : vote))
    const { viewpoints: all } = opinionMap({ viewpoints, votes: passed })
    const byWeight = all.toSorted((a, b) => b.weight - a.weight).map(({ id }) => id)
    expect([byWeight[0], byWeight.at(-1)]).toEqual(['v9', 'v0'])
    // (1 - 1/2) x (0 + 1) x 1/2 x (1 + 8), squared.
    expect(all[9]?.weight).toBe(5.0625)
  })
})
