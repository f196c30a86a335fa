import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import type { CellPlace, CountedCell } from './cells.ts'
import { type CellCount, countCells } from './countCells.ts'
import { keepCells } from './keepCells.ts'
import { isChanged } from './releaseChanges.ts'

/** The approximate number of cells that are counted at once: each takes some hundred bytes of memory during the count. */
const BAND_CELLS = 400_000
/** The number of rows in one statement, so that other queries can run in between. */
const CHUNK = 1000

/**
 * Counts the love map again and releases it, in a weekly job. Visible areas of people with an account for at least NEW_DAYS count. Running
 * it again changes nothing; running it after a failure completes the release. All statements are short: the embedded engine runs one at a
 * time, and all other queries wait for it.
 * @param now the time of the release
 */
export async function releaseLoveMap(db: Tx, now = new Date()): Promise<void> {
  await keepCells(db)
  const of = await bandsOf(db)
  for (let band = 0; band < of; band++) await releaseCells(db, await countCells(db, now, { band, of }))
  await sql`
    insert into love_release (as_of, first_year) select ${now}::timestamptz, (select min(years[1]) from love_cell)
    on conflict (single) do update set as_of = excluded.as_of, first_year = excluded.first_year`.execute(db)
}

/** Deletes the stored cells and counts all of them anew, for `npm run love-map`. */
export async function recountLoveMap(db: Tx, now = new Date()): Promise<void> {
  await sql`delete from love_area`.execute(db)
  await sql`delete from love_cell`.execute(db)
  await releaseLoveMap(db, now)
}

async function bandsOf(db: Tx): Promise<number> {
  const { rows } = await sql<{
    cells: number
  }>`select coalesce(sum(cardinality(cells)), 0)::float8 as cells from love_area`.execute(db)
  return Math.max(1, Math.ceil((rows[0]?.cells ?? 0) / BAND_CELLS))
}

async function releaseCells(db: Tx, count: CellCount): Promise<void> {
  let after: CellPlace | undefined
  for (;;) {
    const shown = await shownCells(db, after)
    const removed: CellPlace[] = []
    const changed: CountedCell[] = []
    for (const cell of shown.filter((one) => count.covers(one))) {
      const counted = count.take(cell)
      if (!counted) removed.push(cell)
      else if (isChanged(cell, counted)) changed.push(counted)
    }
    await removeCells(db, removed)
    await putCells(db, changed)
    after = shown.at(-1)
    if (shown.length < CHUNK) break
  }
  let added: CountedCell[] = []
  for (const cell of count.rest()) {
    added.push(cell)
    if (added.length < CHUNK) continue
    await putCells(db, added)
    added = []
  }
  await putCells(db, added)
}

/** Reads the next cells of the last release, in order. */
async function shownCells(db: Tx, after?: CellPlace): Promise<CountedCell[]> {
  const from = after
    ? sql`where (z, x, y, level) > (${after.z}::smallint, ${after.x}::integer, ${after.y}::integer, ${after.level}::text)`
    : sql``
  const { rows } = await sql<CountedCell>`
    select z, x, y, level, years, people from love_cell ${from} order by z, x, y, level limit ${sql.lit(CHUNK)}`.execute(
    db,
  )
  return rows
}

async function removeCells(db: Tx, cells: readonly CellPlace[]): Promise<void> {
  if (cells.length === 0) return
  const places = JSON.stringify(cells.map(({ z, x, y, level }) => ({ z, x, y, level })))
  await sql`
    delete from love_cell using jsonb_to_recordset(${places}::jsonb) as gone (z smallint, x integer, y integer, level text)
    where love_cell.z = gone.z and love_cell.x = gone.x and love_cell.y = gone.y and love_cell.level = gone.level`.execute(
    db,
  )
}

async function putCells(db: Tx, cells: readonly CountedCell[]): Promise<void> {
  if (cells.length === 0) return
  await sql`
    insert into love_cell (z, x, y, level, years, people)
    select z, x, y, level, years, people from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
      as counted (z smallint, x integer, y integer, level text, years integer[], people integer[])
    on conflict (z, x, y, level) do update set years = excluded.years, people = excluded.people`.execute(db)
}
