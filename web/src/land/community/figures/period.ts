import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'

/** The first and the last month of a period; all time without them. */
export interface Months {
  from?: string
  to?: string
}

/** Returns the first and last month of a calendar year such as 2026; none for all years. */
export const monthsOf = (year: string | null): Months => (year === null ? {} : { from: `${year}-01`, to: `${year}-12` })

/** Returns the years with figures, latest first. */
export const yearsOf = ({ drawn }: CommunityFigures): string[] =>
  drawn.flatMap(({ group, people }) => (people === null ? [] : [group])).toReversed()
