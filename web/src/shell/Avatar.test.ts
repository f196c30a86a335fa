import { expect, test } from 'vitest'
import { initials } from './Avatar.tsx'

test.each([
  ['Marijke de Vries', 'MV'],
  ['Anouk', 'A'],
  ['  élise   ünal ', 'ÉÜ'],
  ['𝒜da', '𝒜'],
  ['', ''],
])('%j is %s', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
