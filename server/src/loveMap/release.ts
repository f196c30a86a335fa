import { DAY_MS, GROUP_STEP, type Level, LEVELS, NEW_DAYS } from '@fieldfare/shared/limits.ts'
import { LOVE_GRID } from '@fieldfare/shared/loveMap.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/tables.ts'
import { keepCells } from './keepCells.ts'
import { type CountedCell, releaseChanges } from './releaseChanges.ts'

const GRIDS = Array.from({ length: LOVE_GRID.max - LOVE_GRID.min + 1 }, (_, i) => LOVE_GRID.min + i)
/** Rows in one statement. */
const CHUNK = 5000

/**
 * Counts the love map anew and releases it: the work of a job, once a week. Counted are visible areas of people who had an account for
 * NEW_DAYS. Run again it changes nothing; after a failure it goes on where it was, since each grid of a level is a statement of its own.
 * @param now the time it is released of
 */
export async function releaseLoveMap(db: Tx, now = new Date()): Promise<void> {
  await keepCells(db)
  for (const level of LEVELS) for (const z of GRIDS) await releaseGrid(db, level, z, now)
  await sql`
    insert into love_release (as_of, first_year) select ${now}::timestamptz, (select min(years[1]) from love_cell)
    on conflict (single) do update set as_of = excluded.as_of, first_year = excluded.first_year`.execute(db)
}

/** Forgets what was kept, and counts all of it anew: what `npm run love-map` does. */
export async function recountLoveMap(db: Tx, now = new Date()): Promise<void> {
  await sql`delete from love_area`.execute(db)
  await sql`delete from love_cell`.execute(db)
  await releaseLoveMap(db, now)
}

async function releaseGrid(db: Tx, level: Level, z: number, asOf: Date): Promise<void> {
  const counted = await countedCells(db, level, z, asOf)
  const shown = await db
    .selectFrom('love_cell')
    .select(['x', 'y', 'years', 'people'])
    .where('z', '=', z)
    .where('level', '=', level)
    .execute()
  const { put, gone } = releaseChanges(shown, counted)
  for (const cells of chunks(gone))
    await sql`delete from love_cell using jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as gone (x integer, y integer)
      where love_cell.z = ${z} and love_cell.x = gone.x and love_cell.y = gone.y and love_cell.level = ${level}`.execute(
      db,
    )
  for (const cells of chunks(put))
    await sql`insert into love_cell (z, x, y, level, years, people)
      select ${z}::smallint, x, y, ${level}::text, years, people from jsonb_to_recordset(${JSON.stringify(cells)}::jsonb)
        as counted (x integer, y integer, years integer[], people integer[])
      on conflict (z, x, y, level) do update set years = excluded.years, people = excluded.people`.execute(db)
}

/**
 * The cells of a grid in which at least GROUP_STEP distinct people drew something of a level. A person counts once in a cell, in the
 * year (UTC) of the first area there, however many there are.
 */
async function countedCells(db: Tx, level: Level, z: number, asOf: Date): Promise<CountedCell[]> {
  const { rows } = await sql<CountedCell>`
    with touched as (
      select area.created_by, extract(year from area.created_at at time zone 'UTC')::integer as year,
        kept.z - ${z}::integer as finer, unnest(kept.cells) as cell
      from area
      join love_area kept on kept.area_id = area.id
      join person maker on maker.id = area.created_by and maker.created_at <= ${new Date(asOf.getTime() - NEW_DAYS * DAY_MS)}
      where area.level = ${level} and area.hidden_at is null and area.seen and area.created_at <= ${asOf} and kept.z >= ${z}
    ), person_in as (
      select ((cell >> 16) >> finer)::integer as x, ((cell & 65535) >> finer)::integer as y, created_by, min(year) as year
      from touched group by 1, 2, 3
    ), by_year as (
      select x, y, year, sum(count(*)) over (partition by x, y order by year)::integer as people
      from person_in group by x, y, year
    )
    select x, y, array_agg(year order by year) as years, array_agg(people order by year) as people
    from by_year where people >= ${GROUP_STEP} group by x, y`.execute(db)
  return rows
}

function chunks<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) => all.slice(i * CHUNK, (i + 1) * CHUNK))
}
