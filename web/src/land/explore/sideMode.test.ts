import { expect, test } from 'vitest'
import { insetOf, modeOf, smallNumber } from './sideMode.ts'

const nothing = { areaId: null, communityId: null, list: null, love: null }
const pick = { areas: [], communities: [], lng: 5, lat: 53 }

test('nothing chosen shows what is in view', () => expect(modeOf(nothing, null)).toBe('overview'))

test('a press goes first, then an area, a community, a list', () => {
  const all = { areaId: 'a', communityId: 'c', list: 'areas', love: {} } as const
  expect(modeOf(all, pick)).toBe('chooser')
  expect(modeOf(all, null)).toBe('area')
  expect(modeOf({ ...all, areaId: null }, null)).toBe('community')
  expect(modeOf({ ...nothing, list: 'communities' }, null)).toBe('communities')
  expect(modeOf({ ...nothing, love: {} }, null)).toBe('love')
})

test('a sheet leaves room for what it describes, on the smallest screen too', () => {
  expect(insetOf('peek', 844).bottom).toBe(132)
  expect(insetOf('full', 844)).toEqual(insetOf('half', 844))
  expect(insetOf('half', 300).bottom).toBe(132)
})

test('letters of twice the size make the search over the map higher', () => {
  expect([insetOf('peek', 844), insetOf('peek', 844, 32)].map(({ top }) => top)).toEqual([60, 108])
})

test('numbers from two to nine are words', () => {
  expect([0, 1, 2, 9, 10].map(smallNumber)).toEqual([null, null, 'two', 'nine', null])
})
