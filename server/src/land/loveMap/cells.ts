import { LEVELS, type Level } from '@fieldfare/shared/limits.ts'

/** A cell of the love map for one level of areas: a tile of zoom z in the grid of web maps. */
export interface CellPlace {
  z: number
  x: number
  y: number
  level: Level
}

/** A cell with a rising list of years, and a list of the same length: the number of people who had drawn in the cell by the end of each year. */
export interface CountedCell extends CellPlace {
  years: number[]
  people: number[]
}

/** The number of the first cell in the grid of zoom z: the cells of all coarser grids come before. */
const firstOf = (z: number): number => (4 ** z - 1) / 3

/** Returns a unique number for each cell of each grid, regardless of the level. */
export const cellNumber = (z: number, x: number, y: number): number => firstOf(z) + x * 2 ** z + y

/** Returns a unique number for each combination of cell and level. */
export const cellKey = ({ z, x, y, level }: CellPlace): number => keyOf(cellNumber(z, x, y), LEVELS.indexOf(level))

/** Returns the same key as `cellKey`, but from the number of a cell and the index of a level in LEVELS. */
export const keyOf = (cell: number, level: number): number => cell * LEVELS.length + level

/** Returns the cell and level of a key. @param key a key made by `cellKey` */
export function cellPlace(key: number): CellPlace {
  const level = LEVELS[key % LEVELS.length]
  if (!level) throw new RangeError(`no cell has the key ${key}`)
  const cell = Math.floor(key / LEVELS.length)
  let z = 0
  while (firstOf(z + 1) <= cell) z++
  const within = cell - firstOf(z)
  return { z, x: Math.floor(within / 2 ** z), y: within % 2 ** z, level }
}
