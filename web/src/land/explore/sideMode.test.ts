import { expect, test } from 'vitest'
import { insetOf, modeOf, smallNumber } from './sideMode.ts'

const nothing = { areaId: null, communityId: null, list: null, love: null }
const pick = { areas: [], communities: [], lng: 5, lat: 53 }

test("modeOf returns 'overview' if nothing is selected", () => expect(modeOf(nothing, null)).toBe('overview'))

test('modeOf returns the pick list (chooser) before area, community, list and love map, in this order', () => {
  const all = { areaId: 'a', communityId: 'c', list: 'areas', love: {} } as const
  expect(modeOf(all, pick)).toBe('chooser')
  expect(modeOf(all, null)).toBe('area')
  expect(modeOf({ ...all, areaId: null }, null)).toBe('community')
  expect(modeOf({ ...nothing, list: 'communities' }, null)).toBe('communities')
  expect(modeOf({ ...nothing, love: {} }, null)).toBe('love')
})

test('insetOf returns a bottom inset of at least 132 pixels, and for a full sheet the same insets as for a half sheet', () => {
  expect(insetOf('peek', 844).bottom).toBe(132)
  expect(insetOf('full', 844)).toEqual(insetOf('half', 844))
  expect(insetOf('half', 300).bottom).toBe(132)
})

test("insetOf returns a bottom inset of 148 pixels for a low sheet with the love map's years, and more for larger text", () => {
  expect([16, 32].map((rem) => insetOf('peek', 844, rem, 'love').bottom)).toEqual([148, 296])
})

test('insetOf increases the top inset with the text size', () => {
  expect([insetOf('peek', 844), insetOf('peek', 844, 32)].map(({ top }) => top)).toEqual([60, 108])
})

test('smallNumber returns a number from 2 to 9 as a word, and null for other numbers', () => {
  expect([0, 1, 2, 9, 10].map(smallNumber)).toEqual([null, null, 'two', 'nine', null])
})
