import { expect, test } from 'vitest'
import { matchName, nameKey } from './nameMatch.ts'

const match = (name: string, sought: string) => matchName(nameKey(name), nameKey(sought))

test('matchName: an empty search, or one with other letters than the name, returns null', () => {
  expect(match('Texel', '')).toBeNull()
  expect(match('Texel', ' -’ ')).toBeNull()
  expect(match('Texel', 'vlieland')).toBeNull()
})

test('matchName: a typing error in a search below four letters, or too many errors, return null', () => {
  expect(match('Texel', 'txe')).toBeNull()
  expect(match('Texel', 'taxal')).toBeNull()
  expect(match('Harlingen', 'xyrlingen')).toBeNull()
})

test.each([
  ['KOLN', 'Köln', 0],
  ['strasse sud', 'Straße-Süd', 0],
  ['s gravenhage', '’s-Gravenhage', 0],
  ['den bu', 'Den Burg', 1],
  ['burg', 'Den Burg', 2],
  ['texel duin', 'Duinen van Texel', 3],
  ['ogge', 'Hooge', null],
  ['oog', 'De Koog', 4],
])('matchName: the rank of the search %s for the name %s', (sought, name, expected) =>
  expect(match(name, sought)).toBe(expected),
)

test.each([
  ['a letter too many', 'slufteer', 'De Slufter'],
  ['a letter missing', 'slufer', 'De Slufter'],
  ['a wrong letter', 'slafter', 'De Slufter'],
  ['two letters swapped', 'slutfer', 'De Slufter'],
  ['the first letter wrong', 'texel', 'Dexel'],
  ['while the name is still being typed', 'schiermonik', 'Schiermonnikoog'],
])('matchName: a search with %s matches', (_what, sought, name) =>
  expect(match(name, sought)).toBeGreaterThanOrEqual(5),
)

test('matchName: a search with two typing errors matches only if it is long, and ranks behind one error', () => {
  expect(match('Schiermonnikoog', 'schiermonnikog')).toBe(5)
  expect(match('Schiermonnikoog', 'schiermonikog')).toBe(6)
})
