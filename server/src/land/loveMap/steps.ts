import type { Level } from '@fieldfare/shared/limits.ts'
import { LOVE_FOREVER, loveClass, type LoveMapFacts } from '@fieldfare/shared/loveMap.ts'

/** A cell in a span of years with one class: `people` is the fewest people of that class. */
export interface LoveStep {
  x: number
  y: number
  level: Level
  people: number
  /** The span: from the first year at whose end the class was reached, up to the first year with a higher class. */
  since: number
  until: number
}

/** A cell as stored: the number of people who had drawn there by the end of each of these years. */
export interface KeptCell {
  x: number
  y: number
  level: string
  years: number[]
  people: number[]
}

/** Turns a stored cell into steps, one for each class: exact numbers do not leave the server. */
export function stepsOf({ x, y, level, years, people }: KeptCell): LoveStep[] {
  const steps: LoveStep[] = []
  for (const [i, since] of years.entries()) {
    const shown = loveClass(people[i] ?? 0)
    const last = steps.at(-1)
    if (shown === null || last?.people === shown) continue
    if (last) last.until = since
    steps.push({ x, y, level: level as Level, people: shown, since, until: LOVE_FOREVER })
  }
  return steps
}

/** Returns the steps that apply at the end of a year. */
export const shownBy = <T extends LoveStep>(steps: readonly T[], year: number): T[] =>
  steps.filter(({ since, until }) => since <= year && year < until)

/** Returns the years from the first in which any cell had enough people to the year of the release. */
export function yearsOf({ from, to }: LoveMapFacts): number[] {
  if (from === null || to === null) return []
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
