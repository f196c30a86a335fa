import type { CommunityFigures } from '@fieldfare/shared/communityFigures.ts'

/** The first and the last month of a year; without them it is all. */
export interface Months {
  from?: string
  to?: string
}

/** The months of a calendar year as 2026, or of all. */
export const monthsOf = (year: string | null): Months => (year === null ? {} : { from: `${year}-01`, to: `${year}-12` })

/** The years that there are figures of, the last one first. */
export const yearsOf = ({ drawn }: CommunityFigures): string[] =>
  drawn.flatMap(({ group, people }) => (people === null ? [] : [group])).toReversed()
