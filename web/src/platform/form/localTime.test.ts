import { expect, test } from 'vitest'
import { instantOf, localOf } from './localTime.ts'

test('instantOf returns the UTC instant of a local time, and null for an empty or invalid one', () => {
  expect([instantOf(''), instantOf('soon')]).toEqual([null, null])
  expect(instantOf('2999-01-01T10:00')).toBe(new Date('2999-01-01T10:00').toISOString())
})

test('localOf reverses instantOf, in winter and in summer, and returns an empty text for null', () => {
  expect(localOf(null)).toBe('')
  for (const local of ['2999-01-01T10:00', '2999-07-01T23:59']) expect(localOf(instantOf(local))).toBe(local)
})
