import { expect, test } from 'vitest'
import { instantsOf, isTimeZone, localOf } from './zoneTime.ts'

const iso = (local: string, zone: string) => instantsOf(local, zone).map((at) => new Date(at).toISOString())

test.each(['', 'Nowhere/Here', '+01:00', 'Europe/Amsterdam; drop', 'x'.repeat(400)])(
  'isTimeZone: %j is refused as a time zone',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
    expect(instantsOf('2026-12-01T20:00', name)).toEqual([])
  },
)

test.each(['', 'tomorrow', '2026-12-01', '2026-13-01T20:00', '2026-02-30T20:00', '2026-12-01T25:00'])(
  'instantsOf: %j is refused as a local time',
  (local) => {
    expect(instantsOf(local, 'Europe/Amsterdam')).toEqual([])
  },
)

test('instantsOf: a skipped local hour has no instant, and a repeated one has two', () => {
  expect(iso('2027-03-28T02:30', 'Europe/Amsterdam')).toEqual([])
  expect(iso('2027-03-28T01:59', 'Europe/Amsterdam')).toEqual(['2027-03-28T00:59:00.000Z'])
  expect(iso('2027-03-28T03:00', 'Europe/Amsterdam')).toEqual(['2027-03-28T01:00:00.000Z'])
  expect(iso('2026-10-25T02:30', 'Europe/Amsterdam')).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'])
})

test('localOf, instantsOf: an instant is converted to local time and back', () => {
  for (const zone of ['Europe/Amsterdam', 'America/New_York', 'Asia/Kolkata', 'UTC']) {
    expect(isTimeZone(zone)).toBe(true)
    for (const local of ['2026-12-01T20:00', '2027-07-01T00:05']) {
      const [at = 0] = instantsOf(local, zone)
      expect(localOf(at, zone)).toBe(local)
    }
  }
  expect(iso('2026-12-01T20:00', 'Asia/Kolkata')).toEqual(['2026-12-01T14:30:00.000Z'])
})
