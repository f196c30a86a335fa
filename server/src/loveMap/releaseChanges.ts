import { GROUP_STEP } from '@fieldfare/shared/limits.ts'

/** How many people had drawn in a cell by the end of each of these years; both lists are as long, years rise. */
export interface CountedCell {
  x: number
  y: number
  years: number[]
  people: number[]
}

export interface ReleaseChanges {
  put: CountedCell[]
  gone: { x: number; y: number }[]
}

/** How many people are counted by the end of a year; 0 where they are too few. */
function peopleBy({ years, people }: Pick<CountedCell, 'years' | 'people'>, year: number): number {
  return people[years.findLastIndex((one) => one <= year)] ?? 0
}

/**
 * What a release changes in a grid. A cell stays as it was released until GROUP_STEP people more or fewer are in it by the end of some
 * year: so no single person is the difference between two releases. A cell that too few people are left in is gone.
 * @param shown the cells as released last, and `counted` those of now, each of at least GROUP_STEP people
 */
export function releaseChanges(shown: readonly CountedCell[], counted: readonly CountedCell[]): ReleaseChanges {
  const key = ({ x, y }: { x: number; y: number }) => x * 65_536 + y
  const before = new Map(shown.map((cell) => [key(cell), cell]))
  const there = new Set(counted.map(key))
  return {
    put: counted.filter((cell) => {
      const last = before.get(key(cell))
      if (!last) return true
      return [...last.years, ...cell.years].some(
        (year) => Math.abs(peopleBy(last, year) - peopleBy(cell, year)) >= GROUP_STEP,
      )
    }),
    gone: shown.filter((cell) => !there.has(key(cell))).map(({ x, y }) => ({ x, y })),
  }
}
