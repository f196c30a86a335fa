import { LOVE_GRID } from '@fieldfare/shared/loveMap.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * The most cells in the box of one area: 64 by 64, 47 km wide at 53 degrees north. A larger area is counted in coarser grids only: in finer
 * grids it would cover the whole view evenly.
 */
export const CELLS_MAX = 4096
/** The number of areas that are compared in one statement. */
const PAGE = 1000
/** The number of areas whose cells one statement finds, adapted so that it takes about BATCH_MS and other queries can run in between. */
const BATCH = { least: 1, first: 20, most: 500 }
const BATCH_MS = 50
const FIRST = '00000000-0000-0000-0000-000000000000'

/** SQL of a latitude as a share of the world from the north, from 0 to 1, in spherical Mercator. */
const downOf = (lat: RawBuilder<unknown>) => sql`((1 - ln(tan(radians(${lat})) + 1 / cos(radians(${lat}))) / pi()) / 2)`
const latOf = (row: RawBuilder<unknown>) => sql`degrees(atan(sinh(pi() * (1 - 2 * (${row}) / power(2, z)))))`
const lngOf = (column: RawBuilder<unknown>) => sql`((${column}) / power(2, z) * 360 - 180)`

/** A cell as a box in degrees, from columns z, x and y. */
export const cellBox = sql`ST_MakeEnvelope(${lngOf(sql`x`)}, ${latOf(sql`y + 1`)}, ${lngOf(sql`x + 1`)}, ${latOf(sql`y`)}, 4326)`

/**
 * Finds and stores the cells of each visible area that changed since its cells were last found. It compares versions, so that nobody has to
 * report changes.
 * @returns the number of areas whose cells it found
 */
export async function keepCells(db: Tx): Promise<number> {
  let [found, after] = [0, FIRST]
  let atOnce = BATCH.first
  for (;;) {
    const page = await db
      .selectFrom('area')
      .leftJoin('love_area', 'love_area.area_id', 'area.id')
      .select(['area.id', 'area.version', 'love_area.version as kept'])
      .where('area.id', '>', after)
      .where('area.deleted_at', 'is', null)
      .where('area.seen', '=', true)
      .orderBy('area.id')
      .limit(PAGE)
      .execute()
    const changed = page.filter(({ version, kept }) => version !== kept).map(({ id }) => id)
    for (let done = 0; done < changed.length;) {
      const batch = changed.slice(done, done + atOnce)
      const began = performance.now()
      await findCells(db, batch)
      const ms = Math.max(1, performance.now() - began)
      done += batch.length
      atOnce = Math.round(Math.min(BATCH.most, atOnce * 2, Math.max(BATCH.least, (batch.length * BATCH_MS) / ms)))
    }
    found += changed.length
    const last = page.at(-1)
    if (!last || page.length < PAGE) return found
    after = last.id
  }
}

async function findCells(db: Tx, ids: string[]): Promise<void> {
  const range = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`generate_series(floor((${from}) * power(2, z))::integer, least(floor((${to}) * power(2, z)), power(2, z) - 1)::integer)`
  await sql`
    with changed as (
      select id, version, geom, (ST_XMin(geom) + 180) / 360 as west, (ST_XMax(geom) + 180) / 360 as east,
        ${downOf(sql`ST_YMax(geom)`)} as north, ${downOf(sql`ST_YMin(geom)`)} as south
      from area where id = any(${ids}::uuid[]) for key share
    ), fitted as (
      select changed.*, (
        select max(z) from generate_series(${sql.lit(LOVE_GRID.min)}, ${sql.lit(LOVE_GRID.max)}) z
        where (floor(east * power(2, z)) - floor(west * power(2, z)) + 1)
          * (floor(south * power(2, z)) - floor(north * power(2, z)) + 1) <= ${sql.lit(CELLS_MAX)}
      ) as z from changed
    )
    insert into love_area (area_id, version, z, cells)
    select id, version, z, array(
      select x::bigint * 65536 + y from ${range(sql`west`, sql`east`)} x, ${range(sql`north`, sql`south`)} y
      where ST_Intersects(geom, ${cellBox})
    ) from fitted
    on conflict (area_id) do update set version = excluded.version, z = excluded.z, cells = excluded.cells`.execute(db)
}
