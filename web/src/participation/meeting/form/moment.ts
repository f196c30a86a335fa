import type { Issue } from '@fieldfare/shared/errors.ts'
import { DEFAULT_TIME_ZONE, instantsOf, localOf } from '@fieldfare/shared/zoneTime.ts'

/** A moment as a form holds it: as the clocks of a zone show it. */
export type MomentValues = {
  /** The local time, such as 2026-12-01T20:00. */
  start: string
  zone: string
  /** The first or the second of the two, in the hour that comes twice. */
  which: 'first' | 'second'
}

export const emptyMoment: MomentValues = { start: '', zone: DEFAULT_TIME_ZONE, which: 'first' }

/** An instant in a zone, as a form holds it. */
export function momentOf(instant: string, zone: string): MomentValues {
  const at = Date.parse(instant)
  const start = localOf(at, zone)
  return { start, zone, which: instantsOf(start, zone)[1] === at ? 'second' : 'first' }
}

/** Returns the instant as the calls take it; null for an invalid one. */
export function instantIn({ start, zone, which }: MomentValues): string | null {
  const [first, second] = instantsOf(start, zone)
  const at = which === 'second' ? (second ?? first) : first
  return at === undefined ? null : new Date(at).toISOString()
}

/** Lists what is wrong with a moment: nothing chosen, an hour that the clocks leave out, or the past. */
export function momentIssues(values: MomentValues, now = Date.now()): Issue[] {
  if (values.start === '') return [{ path: ['start'], key: 'required' }]
  const instant = instantIn(values)
  if (!instant) return [{ path: ['start'], key: Number.isNaN(Date.parse(values.start)) ? 'type' : 'gap' }]
  return Date.parse(instant) <= now ? [{ path: ['start'], key: 'past' }] : []
}
