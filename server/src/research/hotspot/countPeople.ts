import { createHash } from 'node:crypto'
import type { HotspotDropped } from '@fieldfare/shared/hotspot.ts'
import { type Line, WkbReader } from '../../platform/formats/wkb.ts'
import type { Home } from './cellLog.ts'
import { pointWithin, polygonCells, raise, type Rings, surfaceOf } from './polygonCells.ts'
import { kilometres } from './projection.ts'
import { projected, type StudyGrid } from './studyGrid.ts'

const DEGREES = { x: (lng: number) => lng, y: (lat: number) => lat }

/** The areas of one person as well-known binary, and the person's home, if known. */
export interface PersonAreas {
  home: Home
  shapes: readonly Uint8Array[]
}

/** An area that counts: the cells whose centre it covers, and for each cell that it touches, the share of the area in that cell. */
export interface CountedArea {
  cells: number[]
  touched: number[]
  parts: number[]
  /** A point inside the area, in degrees. */
  at: [longitude: number, latitude: number]
}

/** Reads the rings of a shape from well-known binary, in degrees. */
export const ringsOf = (wkb: Uint8Array): Line[][] => new WkbReader(wkb).next(DEGREES)

/** Returns the areas of a person that count. Adds the number of all other areas to `dropped`, each by its first reason not to count. */
export function countedAreas(
  { shapes }: Pick<PersonAreas, 'shapes'>,
  grid: StudyGrid,
  capM2: number,
  dropped: HotspotDropped,
): CountedArea[] {
  const counted: CountedArea[] = []
  const seen = new Set<string>()
  for (const wkb of shapes) {
    const sum = shapes.length > 1 ? createHash('sha1').update(wkb).digest('base64') : ''
    if (seen.has(sum)) {
      dropped.same++
      continue
    }
    seen.add(sum)
    const shape = projected(ringsOf(wkb), grid.projection)
    if (surfaceOf(shape) > capM2) {
      dropped.large++
      continue
    }
    const area = cellsOf(shape, grid)
    if (area) counted.push(area)
    else dropped.outside++
  }
  return counted
}

function cellsOf(shape: Rings, grid: StudyGrid): CountedArea | null {
  const { window, metres, at, projection } = grid
  const found = polygonCells(shape, metres, window)
  const [x, y] = pointWithin(shape)
  const [column, row] = [Math.floor(x / metres) - window.left, Math.floor(y / metres) - window.bottom]
  const inside = column >= 0 && row >= 0 && column < window.width && row < window.height
  const own = inside ? (at[row * window.width + column] ?? -1) : -1
  const cells = found.centres.map((place) => at[place] ?? -1).filter((cell) => cell >= 0)
  if (own >= 0 && !cells.includes(own)) cells.push(own)
  if (cells.length === 0) return null
  const [touched, parts]: [number[], number[]] = [[], []]
  for (const [i, place] of found.places.entries()) {
    const cell = at[place] ?? -1
    if (cell < 0) continue
    touched.push(cell)
    parts.push(found.parts[i] ?? 0)
  }
  const all = parts.reduce((sum, part) => sum + part, 0)
  // A shape too thin to have a computable surface lies in the cell of its inner point.
  if (!(all > 0)) return { cells, touched: [cells[0] ?? 0], parts: [1], at: projection.inverse(x, y) }
  return { cells, touched, parts: parts.map((part) => part / all), at: projection.inverse(x, y) }
}

/** Counts, for each cell, the distinct people and their weights (each person's areas weigh 1 in all), and the distances from homes. */
export class PeopleCount {
  readonly dropped: HotspotDropped = { large: 0, same: 0, outside: 0 }
  readonly people: Float64Array
  readonly weights: Float64Array
  respondents = 0
  areas = 0
  /** A number per person with a home: the median distance from the home to the person's own areas, in kilometres. */
  readonly distances: number[] = []
  readonly #grid: StudyGrid
  readonly #capM2: number
  /** The number of the last person counted in each cell. */
  readonly #last: Uint32Array

  constructor(grid: StudyGrid, capM2: number) {
    this.#grid = grid
    this.#capM2 = capM2
    this.people = new Float64Array(grid.columns.length)
    this.weights = new Float64Array(grid.columns.length)
    this.#last = new Uint32Array(grid.columns.length)
  }

  /** @returns the cells that the person covers, each once */
  addPerson(person: PersonAreas): number[] {
    const own: number[] = []
    const areas = countedAreas(person, this.#grid, this.#capM2, this.dropped)
    if (areas.length === 0) return own
    this.respondents++
    this.areas += areas.length
    for (const { cells, touched, parts } of areas) {
      for (const cell of cells)
        if (this.#last[cell] !== this.respondents) {
          this.#last[cell] = this.respondents
          raise(this.people, cell, 1)
          own.push(cell)
        }
      for (const [i, cell] of touched.entries()) raise(this.weights, cell, (parts[i] ?? 0) / areas.length)
    }
    const { home } = person
    if (home) this.distances.push(medianOf(areas.map(({ at }) => kilometres(home, at))))
    return own
  }
}

/** Returns the median of numbers; if their count is even, the mean of the two middle ones. */
export function medianOf(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2
}
