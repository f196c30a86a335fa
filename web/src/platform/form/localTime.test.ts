import { expect, test } from 'vitest'
import { instantOf, localOf } from './localTime.ts'

test('instantOf returns null for an empty and an invalid local time, and the instant of any other', () => {
  expect([instantOf(''), instantOf('soon')]).toEqual([null, null])
  expect(instantOf('2999-01-01T10:00')).toBe(new Date('2999-01-01T10:00').toISOString())
})

test('localOf returns the local time that instantOf took, in winter and in summer, and an empty text for null', () => {
  expect(localOf(null)).toBe('')
  for (const local of ['2999-01-01T10:00', '2999-07-01T23:59']) expect(localOf(instantOf(local))).toBe(local)
})
