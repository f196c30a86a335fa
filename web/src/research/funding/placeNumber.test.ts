import { expect, test } from 'vitest'
import { hides } from './PlaceNumber.tsx'

test('a number leaves the middle of a shape that it would hide, also of a long narrow one', () => {
  expect(hides(28, 20, 12)).toBe(true)
  expect(hides(28, 400, 40)).toBe(true)
  expect(hides(28, 60, 60)).toBe(false)
  expect(hides(68, 60, 60)).toBe(true)
})
