import { expect, test } from 'vitest'
import { nextAfter, typedCents } from './amounts.ts'

test.each([
  ['', null],
  ['ten', null],
  ['0', null],
  ['5000.01', null],
  ['1.234', null],
  ['25', 2500],
  ['25,50', 2550],
])('typedCents reads %j as %j', (typed, cents) => expect(typedCents(typed)).toBe(cents))

test('nextAfter moves 29 February to the last day of February of the next due year; null for a pledge given once', () => {
  const day = (date: Date | null) => date?.toDateString()
  expect(nextAfter(new Date(2028, 1, 29), 'fixed')).toBeNull()
  expect(day(nextAfter(new Date(2028, 1, 29), 'yearly'))).toBe(day(new Date(2029, 1, 28)))
  expect(day(nextAfter(new Date(2028, 1, 29), '4yearly'))).toBe(day(new Date(2032, 1, 29)))
})
