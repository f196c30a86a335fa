import { YEAR_MIN, type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import { LOVE_FOREVER } from '@fieldfare/shared/loveMap.ts'
import type { LoveLook } from '../../../map/style/loveLayers.ts'

/** The reader's choice of what the love map shows, as in the URL. */
export interface LoveChoice {
  level: Level | 'all'
  /** The last year that is counted; null for up to now. */
  year: number | null
}

/** Reads the choice from a URL's query; null if the love map is off. */
export function readLove(params: URLSearchParams): LoveChoice | null {
  const level = (['all', ...LEVELS] as const).find((one) => one === params.get('love'))
  const year = Number(params.get('year'))
  return level ? { level, year: Number.isInteger(year) && year >= YEAR_MIN && year < LOVE_FOREVER ? year : null } : null
}

/** Returns the choice as search parameters for the router. */
export const loveParams = (choice: LoveChoice | null) => ({
  love: choice?.level,
  year: choice?.year ?? undefined,
})

/** Returns the levels and the last year for which the map draws this choice. */
export const lookOf = ({ level, year }: LoveChoice): LoveLook => ({
  levels: level === 'all' ? LEVELS : [level],
  year: year ?? LOVE_FOREVER - 1,
})
