/** From and to which month, both included; without them there is no bound. */
export interface Months {
  from?: string
  to?: string
}

/** The periods to choose from: everything, the last twelve months, or one year. */
export type PeriodName = 'all' | 'year' | `${number}`

const monthOf = (at: Date) => `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}`

/** The periods there are, this year's first among the years. */
export function periodsSince(began: string, now = new Date()): PeriodName[] {
  const [first, last] = [new Date(began).getFullYear(), now.getFullYear()]
  return ['all', 'year', ...Array.from({ length: last - first + 1 }, (_, i): PeriodName => `${last - i}`)]
}

/** The months of a period. */
export function monthsOf(period: PeriodName, now = new Date()): Months {
  if (period === 'all') return {}
  if (period === 'year') return { from: monthOf(new Date(now.getFullYear(), now.getMonth() - 11, 1)), to: monthOf(now) }
  return { from: `${period}-01`, to: `${period}-12` }
}
