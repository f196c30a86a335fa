import { expect, test } from 'vitest'
import { nextWeekly, quietUntil, readQuiet, weekOf } from './quietHours.ts'

const ZONE = 'Europe/Amsterdam'
const at = (iso: string) => Date.parse(iso)
const end = (iso: string, hours = '22:00-07:00', zone = ZONE) => {
  const until = quietUntil(at(iso), zone, readQuiet(hours))
  return until === null ? null : new Date(until).toISOString()
}

test('quietUntil: null if quiet hours are off or empty, before their beginning, and from their end on', () => {
  expect(end('2026-11-22T02:00:00Z', 'off')).toBeNull()
  expect(end('2026-11-22T02:00:00Z', '08:00-08:00')).toBeNull()
  expect(end('2026-11-22T06:00:00Z')).toBeNull()
  expect(end('2026-11-22T20:59:59Z')).toBeNull()
})

test('quietUntil: during quiet hours, before or after midnight, their end in the time zone is returned', () => {
  expect(end('2026-11-22T21:00:00Z')).toBe('2026-11-23T06:00:00.000Z')
  expect(end('2026-11-22T23:30:00Z')).toBe('2026-11-23T06:00:00.000Z')
  expect(end('2026-11-22T05:59:59Z')).toBe('2026-11-22T06:00:00.000Z')
  expect(end('2026-11-22T12:30:00Z', '13:00-14:00')).toBe('2026-11-22T13:00:00.000Z')
  expect(end('2026-11-22T04:00:00Z', '22:00-07:00', 'America/New_York')).toBe('2026-11-22T12:00:00.000Z')
})

test('quietUntil: quiet hours are an hour shorter or longer in the nights when the clocks change', () => {
  expect(end('2027-03-27T22:00:00Z')).toBe('2027-03-28T05:00:00.000Z')
  expect(end('2026-10-24T21:00:00Z')).toBe('2026-10-25T06:00:00.000Z')
  // The time 02:30 is left out in spring, and comes twice in autumn.
  expect(end('2027-03-27T22:00:00Z', '22:00-02:30')).toBe('2027-03-28T01:30:00.000Z')
  expect(end('2026-10-24T21:00:00Z', '22:00-02:30')).toBe('2026-10-25T00:30:00.000Z')
})

test('nextWeekly: the next time is Saturday at nine local time, also when the clocks change', () => {
  const due: string[] = []
  for (let after = at('2026-10-20T12:00:00Z'), i = 0; i < 3; i++) {
    after = nextWeekly(after, ZONE)
    due.push(new Date(after).toISOString())
  }
  expect(due).toEqual(['2026-10-24T07:00:00.000Z', '2026-10-31T08:00:00.000Z', '2026-11-07T08:00:00.000Z'])
  expect(new Date(nextWeekly(at('2027-03-27T08:00:00Z'), ZONE)).toISOString()).toBe('2027-04-03T07:00:00.000Z')
  expect(new Date(nextWeekly(at('2026-11-20T12:00:00Z'), 'Asia/Kathmandu')).toISOString()).toBe(
    '2026-11-21T03:15:00.000Z',
  )
})

test('weekOf: a week is named after the date of the Saturday on which it begins', () => {
  expect(weekOf(at('2026-11-21T08:00:00Z'), ZONE)).toBe('2026-11-21')
  expect(weekOf(at('2026-11-25T08:00:00Z'), ZONE)).toBe('2026-11-21')
  expect(weekOf(at('2026-11-27T23:30:00Z'), ZONE)).toBe('2026-11-28')
})
