import { createHash } from 'node:crypto'
import {
  HOTSPOT_CAP_KM2,
  HOTSPOT_CELLS_MIN,
  HOTSPOT_FINE_M,
  HOTSPOT_K,
  HOTSPOT_PEOPLE_MIN,
  type Hotspot,
  type HotspotBox,
  type HotspotLevel,
  type HotspotResult,
  type HotspotUnscored,
} from '@fieldfare/shared/hotspot.ts'
import { type CellLog, memoryLog } from './cellLog.ts'
import { PeopleCount, type PersonAreas } from './countPeople.ts'
import { distancesOf } from './distances.ts'
import { byPeople, type CellSet, cellSets, setsOf } from './hotspotSets.ts'
import { binsOf, localG, type Score } from './localG.ts'
import { kilometres } from './projection.ts'
import { around, cellCode, cornersOf, type StudyGrid } from './studyGrid.ts'

/** A cell as it is stored; numbers are rounded, so that they have the same bytes on every machine. */
export interface CellRow {
  code: string
  people: number
  weight: number
  z: number | null
  p: number | null
  bin: number
  /** The rank of the hotspot to which the cell belongs; null outside hotspots. */
  hotspot: number | null
}
export interface MethodTask {
  grid: StudyGrid
  level: HotspotLevel
  /** The extent of the study area in degrees. */
  box: HotspotBox
  inputSha256: string
}

const round = (value: number, digits = 6): number => Number(value.toFixed(digits)) + 0

/**
 * Runs the whole method, whose number is HOTSPOT_METHOD.
 * @param people all people, each once
 * @param log stores the cells of each person until the hotspots are known; their distinct people are then counted from the log
 */
export function runMethod(
  { grid, level, box, inputSha256 }: MethodTask,
  people: Iterable<PersonAreas>,
  log: CellLog = memoryLog(),
  report: (percent: number) => void = () => undefined,
): { result: HotspotResult; cells: CellRow[] } {
  const capM2 = HOTSPOT_CAP_KM2[level] * 1e6
  const count = new PeopleCount(grid, capM2)
  for (const person of people) log.add(count.addPerson(person), person.home)
  report(50)
  const unscored = reasonOf(grid, count)
  const scores: Score[] = unscored
    ? Array.from(count.people, () => ({ z: null, p: null }))
    : localG(count.people, (cell) => around(grid, cell))
  const isEqual = !unscored && scores.every(({ z }) => z === null)
  const bins = binsOf(scores)
  const sets = setsOf(grid, bins)
  report(60)
  const found = cellSets(grid, sets, (cell) => scores[cell]?.z ?? 0)
  const middles = found.map(({ peak }) => middleOf(grid, peak))
  const ranked = peopleOfSets(sets, log, middles)
    .flatMap((own, set) => (found[set] && own.respondents >= HOTSPOT_K ? [{ ...found[set], ...own }] : []))
    .toSorted(byPeople)
  report(90)
  const ranks = new Map(ranked.map(({ set }, i) => [set, i + 1]))
  const cells = scores.map(({ z, p }, cell): CellRow => ({
    code: cellCode(grid, cell),
    people: count.people[cell] ?? 0,
    weight: round(count.weights[cell] ?? 0),
    z: z === null ? null : round(z),
    p: p === null ? null : round(p, 9),
    bin: bins[cell] ?? 0,
    hotspot: ranks.get(sets[cell] ?? -1) ?? null,
  }))
  const n = cells.length
  const mean = n > 0 ? count.people.reduce((sum, x) => sum + x, 0) / n : 0
  const squares = count.people.reduce((sum, x) => sum + x * x, 0)
  const result: HotspotResult = {
    epsg: grid.projection.epsg,
    cells: n,
    visited: count.people.filter((x) => x > 0).length,
    shown: count.people.filter((x) => x >= HOTSPOT_K).length,
    respondents: count.respondents,
    areas: count.areas,
    dropped: count.dropped,
    unscored: isEqual ? 'equal' : unscored,
    mean: unscored ? null : round(mean),
    deviation: unscored ? null : round(Math.sqrt(Math.max(0, squares / n - mean * mean))),
    distances: distancesOf(count.distances),
    hotspots: ranked.map((set, i) => hotspotOf(grid, set, i + 1, Number(cells[set.peak]?.bin ?? 0))),
    inputSha256,
    cellsSha256: createHash('sha256').update(JSON.stringify(cells)).digest('hex'),
    box,
  }
  return { result, cells }
}

function reasonOf({ metres, columns }: StudyGrid, count: PeopleCount): HotspotUnscored | null {
  if (columns.length < HOTSPOT_CELLS_MIN) return 'cells'
  if (count.respondents < HOTSPOT_PEOPLE_MIN) return 'people'
  return metres === HOTSPOT_FINE_M && !count.people.some((x) => x >= HOTSPOT_K) ? 'fine' : null
}

/** The distinct people of a set of cells, and the kilometres from each home to the middle of the set's peak cell. */
interface SetPeople {
  respondents: number
  distances: number[]
}

/** Counts the distinct people of each set of cells. @param middles the middles of the sets' peak cells, in degrees */
function peopleOfSets(sets: Int32Array, log: CellLog, middles: readonly [number, number][]): SetPeople[] {
  const counts = middles.map((): SetPeople => ({ respondents: 0, distances: [] }))
  for (const { cells, home } of log.people())
    for (const set of new Set(cells.map((cell) => sets[cell] ?? -1))) {
      const [count, middle] = [counts[set], middles[set]]
      if (!count || !middle) continue
      count.respondents++
      if (home) count.distances.push(kilometres(home, middle))
    }
  return counts
}

/** Returns the middle of a cell in degrees. */
function middleOf(grid: StudyGrid, cell: number): [longitude: number, latitude: number] {
  const middle = (axis: 0 | 1) => round(cornersOf(grid, cell).reduce((sum, corner) => sum + corner[axis], 0) / 4)
  return [middle(0), middle(1)]
}

function hotspotOf(grid: StudyGrid, found: CellSet & SetPeople, rank: number, bin: number): Hotspot {
  const { cells, peak, peakZ, respondents, distances } = found
  const corners = cells.flatMap((cell) => cornersOf(grid, cell))
  const extent = (axis: 0 | 1, of: 'min' | 'max') =>
    corners.reduce((found, corner) => Math[of](found, corner[axis]), of === 'min' ? Infinity : -Infinity)
  return {
    rank,
    respondents,
    cells: cells.length,
    peakZ: round(peakZ),
    peak: cellCode(grid, peak),
    bin,
    at: middleOf(grid, peak),
    box: [extent(0, 'min'), extent(1, 'min'), extent(0, 'max'), extent(1, 'max')],
    distances: distancesOf(distances),
  }
}
