import type { QuietHours } from './alert.ts'
import { instantsOf, localOf } from './zoneTime.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/**
 * The day and time of weekly mails: Saturday, by its number in `Date.getUTCDay`, at nine, when people are up and have time.
 */
const WEEKLY_DAY = 6
const WEEKLY_AT = '09:00'

const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/**
 * Returns the first instant after `after` at which the clocks of a zone show this date and time. If the clocks skip that time, as when
 * summer time begins, returns the first instant after the skipped hour.
 */
function firstAt(date: string, time: string, zone: string, after: number): number | null {
  const wall = Date.parse(`${date}T${time}Z`)
  for (let hours = 0; hours <= 2; hours++) {
    const local = new Date(wall + hours * HOUR_MS).toISOString().slice(0, 16)
    const instants = instantsOf(local, zone)
    if (instants.length > 0) return instants.find((at) => at > after) ?? null
  }
  return null
}

/**
 * Returns the end, in milliseconds, of the quiet hours that `now` lies in; null if it lies in none.
 * @param now in milliseconds
 * @param zone such as Europe/Amsterdam
 */
export function quietUntil(now: number, zone: string, { from, to }: QuietHours): number | null {
  const local = localOf(now, zone)
  const [date = '', time = ''] = local.split('T')
  const overnight = from > to
  const quiet = overnight ? time >= from || time < to : time >= from && time < to
  if (!quiet) return null
  for (const days of overnight && time >= from ? [1] : [0, 1]) {
    const end = firstAt(dayAfter(date, days), to, zone, now)
    if (end !== null) return end
  }
  return null
}

/** Returns the time of the next weekly mail to a person in this zone, in milliseconds: on Saturday at nine by their clock. */
export function nextWeekly(after: number, zone: string): number {
  const [date = ''] = localOf(after, zone).split('T')
  for (let days = 0; days <= 14; days++) {
    const day = dayAfter(date, days)
    if (new Date(`${day}T00:00Z`).getUTCDay() !== WEEKLY_DAY) continue
    const at = firstAt(day, WEEKLY_AT, zone, after)
    if (at !== null) return at
  }
  return after + 7 * DAY_MS
}

/** Returns the name of the week of mails at an instant: the date of the latest Saturday, by the clock of a zone, such as 2026-11-28. */
export function weekOf(at: number, zone: string): string {
  const [date = ''] = localOf(at, zone).split('T')
  return dayAfter(date, -((new Date(`${date}T00:00Z`).getUTCDay() - WEEKLY_DAY + 7) % 7))
}

/** Reads quiet hours as settings write them, such as 22:00-07:00; `off` means never. */
export function readQuiet(written: string): QuietHours {
  const [from, to] = written.split('-')
  return from && to ? { from, to } : { from: '00:00', to: '00:00' }
}
