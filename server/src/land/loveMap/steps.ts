import type { Level } from '@fieldfare/shared/limits.ts'
import { LOVE_FOREVER, loveClass, type LoveMapFacts } from '@fieldfare/shared/loveMap.ts'

/** A cell for some years: `people` is its class, at least so many. */
export interface LoveStep {
  x: number
  y: number
  level: Level
  people: number
  /** The first year at whose end it was so, and the first in which it was more again. */
  since: number
  until: number
}

/** A cell as it is kept: how many people had drawn there by the end of each of these years. */
export interface KeptCell {
  x: number
  y: number
  level: string
  years: number[]
  people: number[]
}

/** A cell's years as steps of its class: the exact numbers stay here. */
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

/** The steps that are shown by the end of a year. */
export const shownBy = <T extends LoveStep>(steps: readonly T[], year: number): T[] =>
  steps.filter(({ since, until }) => since <= year && year < until)

/** The years from the first in which somewhere enough people had drawn to that of the release. */
export function yearsOf({ from, to }: LoveMapFacts): number[] {
  if (from === null || to === null) return []
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
