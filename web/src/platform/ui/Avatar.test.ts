import { expect, test } from 'vitest'
import { initials, tintOf } from './Avatar.tsx'

test.each([
  ['Marijke de Vries', 'MV'],
  ['Anouk', 'A'],
  ['  élise   ünal ', 'ÉÜ'],
  ['𝒜da', '𝒜'],
  ['', ''],
])("initials of %j are '%s'", (name, expected) => {
  expect(initials(name)).toBe(expected)
})

test('tintOf returns the same colour for the same name, also for an empty name', () => {
  expect(tintOf('Anouk Visser')).toBe(tintOf('Anouk Visser'))
  expect(
    new Set(['Anouk Visser', 'Hidde Postma', 'Ruth Okafor', 'Jan Bakker', 'Marijke de Vries', ''].map(tintOf)).size,
  ).toBeGreaterThan(2)
})
