import { expect, test } from 'vitest'
import { opinionMap } from './opinionMap.ts'
import { releaseOf } from './releaseMap.ts'
import type { Vote } from './voteMatrix.ts'

const viewpoints = Array.from({ length: 8 }, (_, at) => `v${at}`)
/** Makes votes of people on the first `on` viewpoints: people of camp 0 agree with all, people of camp 1 disagree with all. */
const people = (camp: 0 | 1, from: number, to: number, on = viewpoints.length): Vote[] =>
  Array.from({ length: to - from }, (_, at) =>
    viewpoints
      .slice(0, on)
      .map((viewpoint): Vote => ({ voter: `${camp}-${from + at}`, viewpoint, value: camp === 0 ? 1 : -1 })),
  ).flat()
const released = (votes: Vote[]) => releaseOf(opinionMap({ viewpoints, votes }))

test('releaseOf: for six people, returns counts but no groups', () => {
  const { released: map, viewpoints: figures } = released([...people(0, 0, 3), ...people(1, 0, 3)])
  expect(map).toMatchObject({ placed: 6, groups: [], ungrouped: 0 })
  expect(figures[0]).toMatchObject({ agrees: 3, disagrees: 3, groups: [] })
})

test('releaseOf: a group of four is not shown, and its votes cannot be derived by subtracting the shown groups', () => {
  const { released: map, viewpoints: figures } = released([...people(0, 0, 9), ...people(1, 0, 4)])
  expect(map.groups.map((group) => group.people)).toEqual([9])
  expect(map.ungrouped).toBe(4)
  expect(figures[0]).toMatchObject({ agrees: 9, disagrees: 0 })
  expect(figures[0]?.groups).toHaveLength(1)
})

test('releaseOf: the votes of people without a position on the map are included as soon as there are five such people', () => {
  const grouped = [...people(0, 0, 6), ...people(1, 0, 6)]
  const agrees = (votes: Vote[]) => released(votes).viewpoints[0]?.agrees
  expect(agrees([...grouped, ...people(0, 10, 14, 2)])).toBe(6)
  expect(agrees([...grouped, ...people(0, 10, 15, 2)])).toBe(11)
})

test('releaseOf: each group has typical viewpoints with its own share and that of others, and viewpoints shared by all groups are listed', () => {
  const shared: Vote[] = [...Array(6).keys()].flatMap((at) =>
    ([0, 1] as const).map((camp): Vote => ({ voter: `${camp}-${at}`, viewpoint: 'v0', value: 1 })),
  )
  const { released: map, viewpoints: figures } = released([...people(0, 0, 6), ...people(1, 0, 6), ...shared])
  expect(map.groups).toHaveLength(2)
  for (const { typical } of map.groups) expect(typical[0]).toMatchObject({ share: 1, othersShare: 0 })
  expect(map.shared).toEqual([{ viewpointId: 'v0', agrees: true, share: 1 }])
  // The likelihood to agree is 7/8 in each group, and shared is its square.
  expect(figures[0]).toMatchObject({ shared: 0.765625, divided: 0 })
  expect(figures[1]).toMatchObject({ divided: 0.75 })
})

test('releaseOf: `places` has each person with a position, and the published map has no ids of people', () => {
  const { places, released: map } = released([...people(0, 0, 6), ...people(1, 0, 6)])
  expect(Object.keys(places)).toHaveLength(12)
  expect(JSON.stringify(map)).not.toContain('0-0')
})
