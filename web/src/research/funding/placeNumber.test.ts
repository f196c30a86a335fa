import { expect, test } from 'vitest'
import { hides } from './PlaceNumber.tsx'

test('hides returns true for a small or narrow shape that the circle with its number would cover', () => {
  expect(hides(28, 20, 12)).toBe(true)
  expect(hides(28, 400, 40)).toBe(true)
  expect(hides(28, 60, 60)).toBe(false)
  expect(hides(68, 60, 60)).toBe(true)
})
