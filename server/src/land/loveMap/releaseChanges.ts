import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import type { CountedCell } from './cells.ts'

type Years = Pick<CountedCell, 'years' | 'people'>

/** Returns the people counted by the end of a year; 0 if they are too few. */
function peopleUntil({ years, people }: Years, year: number): number {
  return people[years.findLastIndex((one) => one <= year)] ?? 0
}

/**
 * Tells whether a release changes a cell that was shown before. It stays as it was released until GROUP_STEP people more or fewer are in
 * it by the end of some year: so no single person is the difference between two releases. A cell that too few people are left in is gone.
 * @param shown the cell as released last, and `counted` that of now, each of at least GROUP_STEP people
 */
export function isChanged(shown: Years, counted: Years): boolean {
  return [...shown.years, ...counted.years].some(
    (year) => Math.abs(peopleUntil(shown, year) - peopleUntil(counted, year)) >= GROUP_STEP,
  )
}
