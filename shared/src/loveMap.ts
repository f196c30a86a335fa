import { GROUP_STEP } from './limits.ts'
import type { Locale } from './locale.ts'

/** The zooms whose web map tiles are the cells of the love map: at 53 degrees north from 1,500 km to 740 m wide. */
export const LOVE_GRID = { min: 4, max: 15 } as const
/** The number of zooms between a tile of the love map and the cells in it: 16 by 16 cells per tile. */
export const LOVE_CELL_ZOOMS = 4
/** The highest zoom of the love map's tiles; nearer views are drawn from these. */
export const LOVE_TILE_ZOOM_MAX = LOVE_GRID.max - LOVE_CELL_ZOOMS
/** The end year of a cell's latest count, which no later count has replaced yet. */
export const LOVE_FOREVER = 9999

const STEPS = [1, 2, 5] as const

/**
 * Returns the public number of people who drew in a cell, rounded down to one of 5, 10, 20, 50, 100, 200, 500 and so on.
 * @param people distinct people
 * @returns null for fewer than GROUP_STEP
 */
export function loveClass(people: number): number | null {
  if (!(people >= GROUP_STEP)) return null
  const power = 10 ** Math.floor(Math.log10(people))
  const step = STEPS.findLast((one) => one * power <= people)
  return (step ?? 1) * power
}

/** The time of the love map's last count, and the years that the map can show; null before the first count. */
export interface LoveMapFacts {
  asOf: string | null
  /** The first year in which enough people had drawn in some cell; null if there is no such cell yet. */
  from: number | null
  /** The year of the count. */
  to: number | null
}

export const LAND_FILES = ['png', 'svg', 'pdf', 'csv', 'gpkg'] as const
export type LandFile = (typeof LAND_FILES)[number]

/** Returns the URL of the love map of a community's land as a file, for its owner; in the language `locale`, or else the reader's. */
export const landFileUrl = (communityId: string, ending: LandFile, locale?: Locale): string =>
  `/api/communities/${communityId}/love-map.${ending}${locale ? `?locale=${locale}` : ''}`
