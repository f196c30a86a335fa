import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'

/** A cell of the love map for one level: a tile of the web map's grid of zoom z. */
export interface CellPlace {
  z: number
  x: number
  y: number
  level: Level
}

/** The people who had drawn in a cell by the end of each of these years; both lists have the same length, years rise. */
export interface CountedCell extends CellPlace {
  years: number[]
  people: number[]
}

/** The number of a grid's first cell: all coarser ones come before. */
const firstOf = (z: number): number => (4 ** z - 1) / 3

/** Returns a number of its own for each cell of each grid, before the level. */
export const cellNumber = (z: number, x: number, y: number): number => firstOf(z) + x * 2 ** z + y

/** Returns a number of its own for each cell of each grid and level. */
export const cellKey = ({ z, x, y, level }: CellPlace): number => keyOf(cellNumber(z, x, y), LEVELS.indexOf(level))

/** Returns the same from a cell's number and its level's place in LEVELS. */
export const keyOf = (cell: number, level: number): number => cell * LEVELS.length + level

/** @param key as `cellKey` makes it */
export function cellPlace(key: number): CellPlace {
  const level = LEVELS[key % LEVELS.length]
  if (!level) throw new RangeError(`no cell has the key ${key}`)
  const cell = Math.floor(key / LEVELS.length)
  let z = 0
  while (firstOf(z + 1) <= cell) z++
  const within = cell - firstOf(z)
  return { z, x: Math.floor(within / 2 ** z), y: within % 2 ** z, level }
}
