import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { nextParts, type Parts, REST } from './figureParts.ts'

const people = (prefix: string, count: number) => Array.from({ length: count }, (_, i) => `${prefix}${i}`)
const drew = (years: Record<string, string[]>) =>
  new Map(Object.entries(years).flatMap(([year, them]) => them.map((person) => [person, year] as const)))
const inOneOnly = (one: Set<string>, other: Set<string>) =>
  [...one].filter((each) => !other.has(each)).length + [...other].filter((each) => !one.has(each)).length
const sizes = (parts: Parts) => Object.fromEntries([...parts].map(([part, them]) => [part, them.length]))

test('nextParts: a year becomes a separate part of the figures once five people count in it', () => {
  expect(nextParts(new Map(), drew({ 2025: people('a', 4) }))).toEqual({ put: new Map(), gone: [] })
  expect(sizes(nextParts(new Map(), drew({ 2025: people('a', 5) })).put)).toEqual({ 2025: 5 })
})

test('nextParts: years with fewer than five people form one joint part once they have five people in all, and are not counted before', () => {
  const small = { 2023: people('a', 3), 2024: people('b', 2), 2025: people('c', 7) }
  expect(sizes(nextParts(new Map(), drew(small)).put)).toEqual({ [REST]: 5, 2025: 7 })
  expect(sizes(nextParts(new Map(), drew({ 2024: people('b', 4), 2025: people('c', 7) })).put)).toEqual({ 2025: 7 })
})

test('nextParts: a person counted in the part of one year stays in that part when the person’s first year changes', () => {
  const kept = new Map([['2025', people('a', 5)]])
  const now = drew({ 2026: [...people('a', 5), ...people('b', 5)] })
  expect(sizes(nextParts(kept, now).put)).toEqual({ 2026: 5 })
  const rest = new Map([[REST, people('a', 5)]])
  expect(sizes(nextParts(rest, now).put)).toEqual({ 2026: 5 })
})

test('nextParts: a part changes only once five people in all have joined or left it, and is removed if fewer than five remain', () => {
  const kept = new Map([['2025', people('a', 9)]])
  const after = (them: string[]) => nextParts(kept, drew({ 2025: them }))
  expect(after([...people('a', 9), ...people('b', 4)])).toEqual({ put: new Map(), gone: [] })
  expect(sizes(after([...people('a', 9), ...people('b', 5)]).put)).toEqual({ 2025: 14 })
  expect(sizes(after([...people('a', 6), ...people('b', 2)]).put)).toEqual({ 2025: 8 })
  expect(after(people('a', 4))).toEqual({ put: new Map(), gone: ['2025'] })
  expect(nextParts(kept, new Map())).toEqual({ put: new Map(), gone: ['2025'] })
})

test.each([
  ['a few', 20],
  ['some', 8],
  ['many', 1],
])(
  'nextParts: when %s people come and go over years, released totals and their differences are 0 or at least five people',
  (_, weeks) => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const counted = new Map<string, string>()
    let kept: Parts = new Map()
    const windows: Set<string>[] = [new Set()]
    for (let week = 0; week < 500; week++) {
      const year = 2016 + Math.floor(week / 52)
      if (random(weeks) === 0)
        for (let i = random(4); i > 0; i--) counted.set(`${week}.${i}`, String(random(6) === 0 ? year - 1 : year))
      for (const person of counted.keys()) if (random(80 * weeks) === 0) counted.delete(person)
      const { put, gone } = nextParts(kept, counted)
      kept = new Map([...kept, ...put].filter(([part]) => !gone.includes(part)))
      // Every person is in at most one part.
      const all = [...kept.values()].flat()
      expect(new Set(all).size).toBe(all.length)
      const years = [...kept].filter(([part]) => part !== REST)
      const others = years.map(([part]) => [...kept].flatMap(([other, them]) => (other === part ? [] : them)))
      windows.push(...[all, ...years.map(([, them]) => them), ...others].map((them) => new Set(them)))
    }
    const distinct = [...new Map(windows.map((one) => [[...one].toSorted().join(), one])).values()]
    const near = distinct.flatMap((one, i) =>
      distinct.slice(i + 1).filter((other) => inOneOnly(one, other) < GROUP_STEP),
    )
    expect(distinct.length).toBeGreaterThan(4)
    expect(near).toEqual([])
  },
)
