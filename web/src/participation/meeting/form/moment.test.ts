import { expect, test } from 'vitest'
import { instantIn, momentIssues, momentOf } from './moment.ts'

const zone = 'Europe/Amsterdam'
const now = Date.parse('2026-10-01T00:00:00Z')
const at = (start: string, which: 'first' | 'second' = 'first') => ({ start, zone, which })

test.each([
  ['', 'required'],
  ['soon', 'type'],
  ['2027-03-28T02:30', 'gap'],
  ['2026-09-30T20:00', 'past'],
])('momentIssues reports the start %j with the key %s', (start, key) => {
  expect(momentIssues(at(start), now)).toEqual([{ path: ['start'], key }])
})

test('instantIn distinguishes the two occurrences of an hour that a clock change repeats, and momentOf is its inverse', () => {
  expect(instantIn(at('2026-10-25T02:30'))).toBe('2026-10-25T00:30:00.000Z')
  expect(instantIn(at('2026-10-25T02:30', 'second'))).toBe('2026-10-25T01:30:00.000Z')
  expect(momentIssues(at('2026-10-25T02:30', 'second'), now)).toEqual([])
  for (const values of [at('2026-10-25T02:30', 'second'), at('2026-10-25T02:30'), at('2026-12-01T20:00')])
    expect(momentOf(instantIn(values) ?? '', zone)).toEqual(values)
})
