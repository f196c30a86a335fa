import { polygonCells, type Rings, type Window } from './polygonCells.ts'
import type { EqualArea } from './projection.ts'

/** The cells of a study area (those whose centre lies in it), by row from the south, then by column from the west. */
export interface StudyGrid {
  projection: EqualArea
  /** The side of a cell in metres. */
  metres: number
  /** The rectangle around all cells, in cells from the origin (0, 0). */
  window: Window
  /** The column and the row of each cell, from the origin. */
  columns: Int32Array
  rows: Int32Array
  /** The number of the cell at each place of the window, row by row; -1 outside the study area. */
  at: Int32Array
}

/** The maximum of places in the rectangle around the cells. */
export const WINDOW_MOST = 4_000_000
/** The number of points on each side of a box in degrees, whose sides become curves in the projection. */
const SIDE_POINTS = 64

/** Returns a box in degrees as a shape whose sides follow its parallels and meridians. */
export function boxRings([west, south, east, north]: readonly [number, number, number, number]): Rings {
  const along = (from: readonly [number, number], to: readonly [number, number]) =>
    Array.from({ length: SIDE_POINTS }, (_, i) => {
      const part = i / SIDE_POINTS
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
    }).flat()
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ] as const
  const ring = [0, 1, 2, 3].flatMap((i) => along(corners[i] ?? [west, south], corners[i + 1] ?? [west, south]))
  return [[[...ring, west, south]]]
}

/** Projects a shape from degrees to metres, rounded to the millimetre, so that it is the same on every machine. */
export const projected = (parts: Rings, { forward }: EqualArea): Rings =>
  parts.map((rings) =>
    rings.map((ring) => {
      const line: number[] = []
      for (let i = 0; i < ring.length; i += 2) {
        const [x, y] = forward(ring[i] ?? 0, ring[i + 1] ?? 0)
        line.push(Math.round(x * 1000) / 1000, Math.round(y * 1000) / 1000)
      }
      return line
    }),
  )

/** Returns the extent of a shape in the unit of its coordinates: min x, min y, max x, max y. */
export function extentOf(parts: Rings): [number, number, number, number] {
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const ring of parts.flat())
    for (let i = 0; i < ring.length; i += 2) {
      const [x, y] = [ring[i] ?? 0, ring[i + 1] ?? 0]
      left = Math.min(left, x)
      right = Math.max(right, x)
      bottom = Math.min(bottom, y)
      top = Math.max(top, y)
    }
  return [left, bottom, right, top]
}

/** Returns the rectangle of cells around a shape in metres. */
export function windowOf(parts: Rings, metres: number): Window {
  const [left, bottom, right, top] = extentOf(parts)
  const [column, row] = [Math.floor(left / metres), Math.floor(bottom / metres)]
  return {
    left: column,
    bottom: row,
    width: Math.floor(right / metres) - column + 1,
    height: Math.floor(top / metres) - row + 1,
  }
}

/** Returns the cells of a study area given in degrees; null if the rectangle around them has more than WINDOW_MOST places. */
export function studyGrid(shape: Rings, projection: EqualArea, metres: number): StudyGrid | null {
  const parts = projected(shape, projection)
  const window = windowOf(parts, metres)
  if (!(window.width * window.height <= WINDOW_MOST)) return null
  const places = polygonCells(parts, metres, window).centres
  const at = new Int32Array(window.width * window.height).fill(-1)
  const [columns, rows] = [new Int32Array(places.length), new Int32Array(places.length)]
  for (const [cell, place] of places.entries()) {
    at[place] = cell
    columns[cell] = window.left + (place % window.width)
    rows[cell] = window.bottom + Math.floor(place / window.width)
  }
  return { projection, metres, window, columns, rows, at }
}

/** Returns the code of a cell as the European Environment Agency writes it, such as 1kmE4093N3350; with W or S west or south of the origin. */
export function cellCode({ metres, columns, rows }: StudyGrid, cell: number): string {
  const [column, row] = [columns[cell] ?? 0, rows[cell] ?? 0]
  const side = metres < 1000 ? `${metres}m` : `${metres / 1000}km`
  return `${side}${column < 0 ? 'W' : 'E'}${Math.abs(column)}${row < 0 ? 'S' : 'N'}${Math.abs(row)}`
}

/** Returns the corners of a cell in degrees, to a ten-millionth, counterclockwise from the south-west; the first is not repeated. */
export function cornersOf(grid: StudyGrid, cell: number): [number, number][] {
  const { metres, projection, columns, rows } = grid
  const [x, y] = [(columns[cell] ?? 0) * metres, (rows[cell] ?? 0) * metres]
  return (
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const
  ).map(([east, north]) => {
    const [lng, lat] = projection.inverse(x + east * metres, y + north * metres)
    return [Number(lng.toFixed(7)), Number(lat.toFixed(7))]
  })
}

/** Returns the numbers of a cell and of the cells around it, as far as they are in the study area. */
export function around({ window, columns, rows, at }: StudyGrid, cell: number): number[] {
  const [column, row] = [(columns[cell] ?? 0) - window.left, (rows[cell] ?? 0) - window.bottom]
  const found: number[] = []
  for (let y = Math.max(0, row - 1); y <= Math.min(window.height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(window.width - 1, column + 1); x++) {
      const other = at[y * window.width + x] ?? -1
      if (other >= 0) found.push(other)
    }
  return found
}
