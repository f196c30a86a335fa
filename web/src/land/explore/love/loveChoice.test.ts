import { LEVELS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { lookOf, type LoveChoice, loveParams, readLove } from './loveChoice.ts'

test.each(['', 'love=moon', 'love=', 'year=2025', 'love=true'])('readLove returns null for %j', (query) =>
  expect(readLove(new URLSearchParams(query))).toBeNull(),
)

test.each(['1999', '9999', '20.5', 'x', ''])('readLove ignores the year %j and shows everything up to now', (year) =>
  expect(readLove(new URLSearchParams({ love: 'all', year }))).toEqual({ level: 'all', year: null }),
)

test.each([
  { level: 'all', year: null },
  { level: 'living area', year: 2025 },
] satisfies LoveChoice[])('readLove restores %j from the URL parameters that loveParams returns', (choice) => {
  const params = Object.entries(loveParams(choice)).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  expect(readLove(new URLSearchParams(params))).toEqual(choice)
})

test('lookOf returns the levels to draw: all levels or only the chosen level', () => {
  expect(lookOf({ level: 'all', year: 2025 })).toEqual({ levels: LEVELS, year: 2025 })
  expect(lookOf({ level: 'world', year: null }).levels).toEqual(['world'])
})
