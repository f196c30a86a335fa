import { GROUP_STEP } from '@fieldfare/shared/limits.ts'
import type { CountedCell } from './cells.ts'

type Years = Pick<CountedCell, 'years' | 'people'>

/** Returns the number of people counted by the end of a year; 0 if they are too few to be in the list. */
function peopleUntil({ years, people }: Years, year: number): number {
  return people[years.findLastIndex((one) => one <= year)] ?? 0
}

/**
 * Tells whether a release changes a cell of the last release. The cell stays as released until GROUP_STEP people more or fewer are in it by
 * the end of some year, so that no single person is the difference between two releases. A cell with too few people left is removed
 * elsewhere.
 * @param shown the cell as last released
 * @param counted the cell as counted now; both cells have at least GROUP_STEP people
 */
export function isChanged(shown: Years, counted: Years): boolean {
  return [...shown.years, ...counted.years].some(
    (year) => Math.abs(peopleUntil(shown, year) - peopleUntil(counted, year)) >= GROUP_STEP,
  )
}
