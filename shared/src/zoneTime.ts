import { dateFormat } from './intl.ts'

/** The time zone of a meeting whose organiser chose none. */
export const DEFAULT_TIME_ZONE = 'Europe/Amsterdam'

/** Tells whether a name, such as Europe/Amsterdam, is that of a time zone. */
export function isTimeZone(name: string): boolean {
  // A bare offset such as +01:00 knows no summer time.
  if (!/^[A-Za-z][\w+/-]*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/
const DAY_MS = 86_400_000

/** Returns the local time of a zone at an instant, in milliseconds as if that local time were UTC. */
function wallOf(instant: number, zone: string): number {
  const parts = dateFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
}

/**
 * Returns the instants, in milliseconds, at which the local time of a zone is `local`: one on ordinary days, none in the hour that is
 * skipped when the clocks go forward, and two in the hour that comes twice when they go back.
 * @param local such as 2026-12-01T20:00
 */
export function instantsOf(local: string, zone: string): number[] {
  const [, year, month, day, hour, minute] = (LOCAL.exec(local) ?? []).map(Number)
  if (!year || !month || !day || hour === undefined || minute === undefined || !isTimeZone(zone)) return []
  const wall = Date.UTC(year, month - 1, day, hour, minute)
  // Date.UTC would turn the thirtieth of February into a day in March.
  if (new Date(wall).toISOString().slice(0, 16) !== local) return []
  const offsets = [wall - DAY_MS, wall + DAY_MS].map((near) => wallOf(near, zone) - near)
  const instants = [...new Set(offsets)].map((offset) => wall - offset).filter((at) => wallOf(at, zone) === wall)
  return instants.toSorted((a, b) => a - b)
}

/** Returns the time on the clocks of a zone at an instant, such as 2026-12-01T20:00. */
export const localOf = (instant: number, zone: string): string =>
  new Date(wallOf(instant, zone)).toISOString().slice(0, 16)
