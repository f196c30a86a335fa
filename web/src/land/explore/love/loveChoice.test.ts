import { LEVELS } from '@fieldfare/shared/limits.ts'
import { expect, test } from 'vitest'
import { lookOf, type LoveChoice, loveParams, readLove } from './loveChoice.ts'

test.each(['', 'love=moon', 'love=', 'year=2025', 'love=true'])('%j shows no love map', (query) =>
  expect(readLove(new URLSearchParams(query))).toBeNull(),
)

test.each(['1999', '9999', '20.5', 'x', ''])('%j is no year: everything up to now is shown', (year) =>
  expect(readLove(new URLSearchParams({ love: 'all', year }))).toEqual({ level: 'all', year: null }),
)

test.each([
  { level: 'all', year: null },
  { level: 'living area', year: 2025 },
] satisfies LoveChoice[])('%j travels in an address', (choice) => {
  const written = Object.entries(loveParams(choice)).flatMap(([name, value]) => (value ? [[name, String(value)]] : []))
  expect(readLove(new URLSearchParams(written))).toEqual(choice)
})

test('all levels glow, or one', () => {
  expect(lookOf({ level: 'all', year: 2025 })).toEqual({ levels: LEVELS, year: 2025 })
  expect(lookOf({ level: 'world', year: null }).levels).toEqual(['world'])
})
