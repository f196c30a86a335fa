import { GROUP_STEP } from './limits.ts'
import type { Locale } from './locale.ts'

/** Cells of the love map are tiles of these zooms of the web map's grid: at 53 degrees north from 1,500 km to 740 m wide. */
export const LOVE_GRID = { min: 4, max: 15 } as const
/** Cells of a tile are those of the grid this many zooms further in: 16 by 16 a tile. */
export const LOVE_CELL_ZOOMS = 4
/** Nearer views are drawn from tiles of this zoom. */
export const LOVE_TILE_ZOOM_MAX = LOVE_GRID.max - LOVE_CELL_ZOOMS
/** The year in which steps end that are shown for good. */
export const LOVE_FOREVER = 9999

const STEPS = [1, 2, 5] as const

/**
 * Returns the least number of people who drew in a cell, as everyone may read it: 5, 10, 20, 50, 100, 200, 500 and so
 * on.
 * @param people distinct people
 * @returns null for fewer than GROUP_STEP
 */
export function loveClass(people: number): number | null {
  if (!(people >= GROUP_STEP)) return null
  const power = 10 ** Math.floor(Math.log10(people))
  const step = STEPS.findLast((one) => one * power <= people)
  return (step ?? 1) * power
}

/** The time of the love map's last count, and the years that it tells apart; null before that. */
export interface LoveMapFacts {
  asOf: string | null
  /** The first year in which somewhere enough people had drawn; null where there is no such place yet. */
  from: number | null
  /** The year of the count. */
  to: number | null
}

export const LAND_FILES = ['png', 'svg', 'pdf', 'csv', 'gpkg'] as const
export type LandFile = (typeof LAND_FILES)[number]

/** The love map of a community's land as a file, for its owner; in the language of `locale`, or else the reader's. */
export const landFileUrl = (communityId: string, ending: LandFile, locale?: Locale): string =>
  `/api/communities/${communityId}/love-map.${ending}${locale ? `?locale=${locale}` : ''}`
