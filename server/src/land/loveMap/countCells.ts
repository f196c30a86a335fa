import { setImmediate } from 'node:timers/promises'
import { DAY_MS, GROUP_STEP, LEVELS, type Level, NEW_DAYS } from '@fieldfare/shared/limits.ts'
import { LOVE_GRID } from '@fieldfare/shared/loveMap.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { cellKey, cellNumber, cellPlace, type CountedCell, type CellPlace, keyOf } from './cells.ts'

/** The approximate number of cells that one statement returns: other queries can run between statements. */
const PAGE_CELLS = 20_000
/** The most people whose areas one statement returns. */
const PAGE_PEOPLE = 500
const FIRST = '00000000-0000-0000-0000-000000000000'

/** An area that counts in the love map, with its cells in the grid of zoom z, each as x * 65536 + y. */
export interface CountedArea {
  maker: string
  level: Level
  year: number
  z: number
  cells: number[]
}

/** A part of all cells: every n-th cell, with n as `of`. Counting one band at a time fits into memory. */
export interface Band {
  band: number
  of: number
}

/**
 * Counts the distinct people who drew in each cell of a band, by year. A person counts once in a cell, in the year (UTC) of their first
 * area there, however many areas they drew there.
 */
export class CellCount {
  readonly #band: Band
  readonly #lastYear: number
  /** The numbers of people in each cell by the year of their first area there, indexed by years before the last year. */
  readonly #firsts = new Map<number, number[]>()

  constructor(band: Band, lastYear: number) {
    this.#band = band
    this.#lastYear = lastYear
  }

  /** Adds all areas of a person, the oldest first. */
  addPerson(areas: readonly CountedArea[]): void {
    const seen = new Set<number>()
    for (const { level, year, z, cells } of areas)
      for (const cell of cells) this.#addCell(seen, LEVELS.indexOf(level), year, z, cell >> 16, cell & 65_535)
  }

  #addCell(seen: Set<number>, level: number, year: number, finest: number, column: number, row: number): void {
    let [x, y] = [column, row]
    for (let z = finest; z >= LOVE_GRID.min; z--) {
      const cell = cellNumber(z, x, y)
      const key = keyOf(cell, level)
      // If a person was counted in this cell, they were counted in all coarser cells around it, too.
      if (seen.has(key)) return
      seen.add(key)
      if (cell % this.#band.of === this.#band.band) this.#count(key, this.#lastYear - year)
      x >>= 1
      y >>= 1
    }
  }

  #count(key: number, yearsAgo: number): void {
    const firsts = this.#firsts.get(key) ?? []
    firsts[yearsAgo] = (firsts[yearsAgo] ?? 0) + 1
    this.#firsts.set(key, firsts)
  }

  /** Tells whether a cell is in the band. */
  covers({ z, x, y }: CellPlace): boolean {
    return cellNumber(z, x, y) % this.#band.of === this.#band.band
  }

  /** Removes a cell from the count. @returns its numbers; undefined if fewer than GROUP_STEP people drew there */
  take(place: CellPlace): CountedCell | undefined {
    const key = cellKey(place)
    const firsts = this.#firsts.get(key)
    this.#firsts.delete(key)
    return firsts && this.#cellOf(key, firsts)
  }

  /** Yields the numbers of the cells that were not taken out. */
  *rest(): Generator<CountedCell> {
    for (const [key, firsts] of this.#firsts) {
      const cell = this.#cellOf(key, firsts)
      if (cell) yield cell
    }
  }

  #cellOf(key: number, firsts: readonly number[]): CountedCell | undefined {
    const [years, people]: [number[], number[]] = [[], []]
    let sum = 0
    for (let ago = firsts.length - 1; ago >= 0; ago--) {
      sum += firsts[ago] ?? 0
      if (!firsts[ago] || sum < GROUP_STEP) continue
      years.push(this.#lastYear - ago)
      people.push(sum)
    }
    return years.length > 0 ? { ...cellPlace(key), years, people } : undefined
  }
}

/** Counts the cells of a band from the present areas, some people at a time. */
export async function countCells(db: Tx, asOf: Date, band: Band): Promise<CellCount> {
  const count = new CellCount(band, asOf.getUTCFullYear())
  for await (const areas of peoplesAreas(db, asOf)) {
    for (const ownAreas of Object.values(Object.groupBy(areas, ({ maker }) => maker)))
      if (ownAreas) count.addPerson(ownAreas)
    // Other work runs on this thread in between.
    await setImmediate()
  }
  return count
}

/** Yields the visible areas of people with an account for at least NEW_DAYS: all areas of some people at a time, the oldest first. */
async function* peoplesAreas(db: Tx, asOf: Date): AsyncGenerator<CountedArea[]> {
  let [after, atOnce] = [FIRST, PAGE_PEOPLE / 10]
  for (;;) {
    const people = await db
      .selectFrom('person')
      .select('id')
      .where('id', '>', after)
      .where('created_at', '<=', new Date(asOf.getTime() - NEW_DAYS * DAY_MS))
      .orderBy('id')
      .limit(atOnce)
      .execute()
    const last = people.at(-1)
    if (!last) return
    const areas = await areasOf(
      db,
      people.map(({ id }) => id),
      asOf,
    )
    yield areas
    if (people.length < atOnce) return
    const cells = areas.reduce((sum, area) => sum + area.cells.length, 0)
    after = last.id
    atOnce = Math.min(PAGE_PEOPLE, atOnce * 2, Math.max(1, Math.floor((atOnce * PAGE_CELLS) / Math.max(1, cells))))
  }
}

async function areasOf(db: Tx, makers: string[], asOf: Date): Promise<CountedArea[]> {
  // The ids are selected as text, which is read several times as fast as a list of long integers.
  const { rows } = await sql<Omit<CountedArea, 'cells'> & { cells: string }>`
    select area.created_by as maker, area.level, extract(year from area.created_at at time zone 'UTC')::integer as year, kept.z,
      array_to_string(kept.cells, ' ') as cells
    from area join love_area kept on kept.area_id = area.id
    where area.created_by = any(${makers}::uuid[]) and area.deleted_at is null and area.seen and area.created_at <= ${asOf}
    order by area.created_at`.execute(db)
  return rows.map((row) => ({ ...row, cells: row.cells === '' ? [] : row.cells.split(' ').map(Number) }))
}
