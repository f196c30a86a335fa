import { expect, test } from 'vitest'
import { initials, tintOf } from './Avatar.tsx'

test.each([
  ['Marijke de Vries', 'MV'],
  ['Anouk', 'A'],
  ['  élise   ünal ', 'ÉÜ'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('%j is %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('a name has its colour, the same each time, and no name has one, too', () => {
  expect(tintOf('Anouk Visser')).toBe(tintOf('Anouk Visser'))
  expect(
    new Set(['Anouk Visser', 'Hidde Postma', 'Ruth Okafor', 'Jan Bakker', 'Marijke de Vries', ''].map(tintOf)).size,
  ).toBeGreaterThan(2)
})
