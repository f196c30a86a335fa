import { YEAR_MIN, type Level, LEVELS } from '@fieldfare/shared/limits.ts'
import { LOVE_FOREVER } from '@fieldfare/shared/loveMap.ts'
import type { LoveLook } from '../../../map/style/loveLayers.ts'

/** The reader's choice of the love map, as the address has it. */
export interface LoveChoice {
  level: Level | 'all'
  /** The last year that is counted; null for up to now. */
  year: number | null
}

/** The choice in an address; null where the love map is off. */
export function readLove(params: URLSearchParams): LoveChoice | null {
  const level = (['all', ...LEVELS] as const).find((one) => one === params.get('love'))
  const year = Number(params.get('year'))
  return level ? { level, year: Number.isInteger(year) && year >= YEAR_MIN && year < LOVE_FOREVER ? year : null } : null
}

/** The choice as the router writes it into an address. */
export const loveParams = (choice: LoveChoice | null) => ({
  love: choice?.level,
  year: choice?.year ?? undefined,
})

/** Returns the look that the map draws of it. */
export const lookOf = ({ level, year }: LoveChoice): LoveLook => ({
  levels: level === 'all' ? LEVELS : [level],
  year: year ?? LOVE_FOREVER - 1,
})
