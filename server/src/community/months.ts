import { MONTHS_MAX } from '@fieldfare/shared/limits.ts'
import type { Period } from './figures.ts'

/** The month of a moment, as 2026-11, by the clock of a time zone. */
export const monthOf = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' }).format(at)

/** The months of a period without a gap, from the first in which something happened; the last ones where they are many. */
export function lastMonths(happened: string[], { from, to, timeZone }: Period): string[] {
  const now = monthOf(new Date(), timeZone)
  const last = indexOf(to && to < now ? to : now)
  const first = indexOf(from ?? happened.toSorted()[0] ?? now)
  const start = Math.max(first, last - MONTHS_MAX + 1)
  return Array.from({ length: Math.max(0, last - start + 1) }, (_, i) => nameOf(start + i))
}

function indexOf(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return year * 12 + number - 1
}

const nameOf = (index: number): string => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
