import { type Bin } from './localG.ts'
import { around, cellCode, type StudyGrid } from './studyGrid.ts'

/** Returns for each cell the number of its set, from 0; -1 for cells in no set. Cells of bin 2 or 3 that touch at a side or a corner are one set. */
export function setsOf(grid: StudyGrid, bins: readonly Bin[]): Int32Array {
  const sets = new Int32Array(bins.length).fill(-1)
  let next = 0
  for (const [first, bin] of bins.entries()) {
    if (bin < 2 || sets[first] !== -1) continue
    const open = [first]
    sets[first] = next
    for (let cell = open.pop(); cell !== undefined; cell = open.pop())
      for (const other of around(grid, cell)) {
        if ((bins[other] ?? 0) < 2 || sets[other] !== -1) continue
        sets[other] = next
        open.push(other)
      }
    next++
  }
  return sets
}

/** A set of connected cells, and its cell with the highest score (the peak). */
export interface CellSet {
  set: number
  cells: number[]
  peak: number
  peakZ: number
  peakCode: string
}

/** Returns the sets of cells in the order of their numbers. */
export function cellSets(grid: StudyGrid, sets: Int32Array, zOf: (cell: number) => number): CellSet[] {
  const found: CellSet[] = []
  for (const [cell, set] of sets.entries()) {
    if (set < 0) continue
    const z = zOf(cell)
    const known = found[set]
    if (!known) found[set] = { set, cells: [cell], peak: cell, peakZ: z, peakCode: cellCode(grid, cell) }
    else {
      known.cells.push(cell)
      if (z > known.peakZ) Object.assign(known, { peak: cell, peakZ: z, peakCode: cellCode(grid, cell) })
    }
  }
  return found
}

/** Compares sets for sorting: by people, then by the peak's score, then by the code of the peak's cell. */
export const byPeople = (a: CellSet & { respondents: number }, b: CellSet & { respondents: number }): number =>
  b.respondents - a.respondents || b.peakZ - a.peakZ || (a.peakCode < b.peakCode ? -1 : Number(a.peakCode > b.peakCode))
