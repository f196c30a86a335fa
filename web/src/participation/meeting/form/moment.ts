import type { Issue } from '@fieldfare/shared/errors.ts'
import { DEFAULT_TIME_ZONE, instantsOf, localOf } from '@fieldfare/shared/zoneTime.ts'

/** The values of the form fields for a moment: a local time in a time zone. */
export type MomentValues = {
  /** The local time, such as 2026-12-01T20:00. */
  start: string
  zone: string
  /** The occurrence that is meant, if a clock change repeats the hour. */
  which: 'first' | 'second'
}

export const emptyMoment: MomentValues = { start: '', zone: DEFAULT_TIME_ZONE, which: 'first' }

/** Returns the form values of an instant in a time zone. */
export function momentOf(instant: string, zone: string): MomentValues {
  const at = Date.parse(instant)
  const start = localOf(at, zone)
  return { start, zone, which: instantsOf(start, zone)[1] === at ? 'second' : 'first' }
}

/** Returns the instant of the form values as an ISO string; null for an invalid moment. */
export function instantIn({ start, zone, which }: MomentValues): string | null {
  const [first, second] = instantsOf(start, zone)
  const at = which === 'second' ? (second ?? first) : first
  return at === undefined ? null : new Date(at).toISOString()
}

/** Lists the issues of a moment: it is missing, invalid, skipped by a clock change, or in the past. */
export function momentIssues(values: MomentValues, now = Date.now()): Issue[] {
  if (values.start === '') return [{ path: ['start'], key: 'required' }]
  const instant = instantIn(values)
  if (!instant) return [{ path: ['start'], key: Number.isNaN(Date.parse(values.start)) ? 'type' : 'gap' }]
  return Date.parse(instant) <= now ? [{ path: ['start'], key: 'past' }] : []
}
