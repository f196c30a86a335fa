import type { Position } from 'geojson'
import { boundsOf, type Line } from './shapes.ts'

/** Width of a cell in degrees: a search checks the nine cells around a position. */
const CELL = 0.5
/** Kilometres in a degree of latitude. */
const KM = 111.2
type Segment = [from: Position, to: Position]

/** Finds the distance from a position to the nearest of a set of lines, up to a limit. */
export class Nearness {
  readonly #cells = new Map<string, Segment[]>()

  /** @param lines positions in degrees */
  constructor(lines: readonly Line[]) {
    for (const line of lines)
      for (const [i, to] of line.entries()) {
        const from = line[i - 1]
        if (from) this.#add([from, to])
      }
  }

  #add(segment: Segment): void {
    const [west, south, east, north] = boundsOf(segment).map((degrees) => Math.floor(degrees / CELL))
    for (let x = west ?? 0; x <= (east ?? 0); x++)
      for (let y = south ?? 0; y <= (north ?? 0); y++) {
        const cell = this.#cells.get(`${x} ${y}`)
        if (cell) cell.push(segment)
        else this.#cells.set(`${x} ${y}`, [segment])
      }
  }

  /** Returns the kilometres from a position to the nearest line, or `within` if none is nearer. Works up to some 30 km. */
  distance([lng = 0, lat = 0]: Position, within: number): number {
    const narrow = Math.cos((lat * Math.PI) / 180)
    const [x, y] = [Math.floor(lng / CELL), Math.floor(lat / CELL)]
    const flat = ([atLng = 0, atLat = 0]: Position): Point => [(atLng - lng) * narrow * KM, (atLat - lat) * KM]
    let nearest = within
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1])
        for (const [from, to] of this.#cells.get(`${x + dx} ${y + dy}`) ?? []) {
          nearest = Math.min(nearest, fromOrigin(flat(from), flat(to)))
        }
    return nearest
  }
}

type Point = [x: number, y: number]

function fromOrigin([ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(ax + along * dx, ay + along * dy)
}
