import { TILE_ZOOM_MAX } from '@fieldfare/shared/geo/tiles.ts'
import type { AreaFilter } from '@fieldfare/shared/areaFilter.ts'
import { filterQuery } from '@fieldfare/shared/filterQuery.ts'
import { LEVELS } from '@fieldfare/shared/limits.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { filterCondition } from '../area/areaFilter.ts'
import { toBox } from '../../platform/db/geo.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { TileAddress } from './address.ts'
import { bufferedBox, CELL_ZOOMS, CELLS, EXTENT, FILTERED_ZOOM_MAX } from './grid.ts'

/** The most content of one tile; `readTile` describes how the rest is shown. */
export interface TileLimits {
  /** The most areas drawn as shapes. Nobody can tell more apart; encoding so many takes a few hundredths of a second. */
  areas: number
  /** The most communities drawn as shapes: far fewer of these overlap. */
  communities: number
  /** The most bytes of stored shapes, for areas and for communities separately: half a million vertices. */
  bytes: number
}
export const TILE_LIMITS: TileLimits = { areas: 5000, communities: 1000, bytes: 8 * 1024 * 1024 }

/** The content of a tile as the database returns it; null for a part without rows. */
export interface TileRows {
  /** The shapes of the areas as WKB, one after another, the largest first. */
  areaShapes: Uint8Array | null
  /** JSON of [id, level, title, rating, lng, lat] for each of these areas; the point is the position of its label, in degrees. */
  areas: string | null
  communityShapes: Uint8Array | null
  /** JSON of [id, title, lng, lat] for each community; those with a shape come first. */
  communities: string | null
  /**
   * JSON of [x, y, n0, n1, n2, n3, lng, lat] for each cell: position in the grid of cells, numbers of areas by level, sums of the labels'
   * degrees.
   */
  cells: string | null
}

/** The most units by which simplified lines differ from the original: a quarter of a pixel (half a pixel at 60° latitude). */
const TOLERANCE = 2

/**
 * Reads everything public in a tile, in one statement, so that all of it is of the same moment. Areas and communities that are large enough
 * for the zoom (min_zoom) are returned as shapes; smaller areas are counted in their cells; smaller communities are left out. If more areas
 * than allowed are large enough, the largest are shapes and each other area is counted in the cell of its label, so that over all tiles of
 * a zoom every area is there in exactly one form. Communities beyond the limit keep their label. The filter applies to areas; if it names a
 * community, only that community is returned.
 */
export async function readTile(
  db: Kysely<Tables>,
  tile: TileAddress,
  limits: TileLimits = TILE_LIMITS,
  filter: AreaFilter = {},
): Promise<TileRows | null> {
  const { rows } = await tileQuery(tile, limits, filter).execute(db)
  const row = rows[0]
  return row && Object.values(row).some((value) => value !== null) ? row : null
}

export function tileQuery(tile: TileAddress, limits: TileLimits, filter: AreaFilter): RawBuilder<TileRows> {
  const shape = sql`ST_AsBinary(${simplifiedGeom(tile.z)}, 'NDR')`
  return sql<TileRows>`
    with inside as (
      select id, level, title, rating, label, geom, ${rankColumns(limits.areas, limits.bytes)}
      from area where ${visible(tile)} and ${filterCondition(filter)}
      window largest as (order by area_m2 desc, id desc)
    ), land as (
      select id, title, label, geom, ${rankColumns(limits.communities, limits.bytes)}
      from community where ${visible(tile)} ${filter.land ? sql`and id = ${filter.land}` : sql``}
      window largest as (order by area_m2 desc, id desc)
    ), counted as (
      ${smallOnes(tile, filter)}
      union all ${cellsOf(tile, sql`(${asCells(tile, sql`inside where not kept`)}) rest`)}
    ), cell as (
      select x, y, sum(n0) n0, sum(n1) n1, sum(n2) n2, sum(n3) n3, sum(lng) lng, sum(lat) lat
      from counted group by x, y having sum(n0 + n1 + n2 + n3) > 0
    )
    select * from (
      select string_agg(${shape}, ''::bytea order by nth) as "areaShapes",
        json_agg(json_build_array(id, level, title, rating, ST_X(label), ST_Y(label)) order by nth)::text as areas
      from inside where kept
    ) a, (
      select string_agg(${shape}, ''::bytea order by nth) filter (where kept) as "communityShapes",
        json_agg(json_build_array(id, title, ST_X(label), ST_Y(label)) order by nth)::text as communities
      from land
    ) l, (
      select json_agg(json_build_array(x, y, n0, n1, n2, n3, lng, lat) order by x, y)::text as cells from cell
    ) c`
}

/** SQL of the areas too small for the zoom, as counts by cell: from stored counts if these can answer the filter, else counted from the areas. */
function smallOnes(tile: TileAddress, filter: AreaFilter): RawBuilder<unknown> {
  const changes = byLevel(sql`area_cell_change where ${partCondition(filter)}`)
  if (!filterQuery(filter))
    return sql`${cellsOf(tile, sql`area_cell`)} union all ${cellsOf(tile, sql`(${changes}) change`)}`
  if (tile.z > FILTERED_ZOOM_MAX || filter.land)
    return cellsOf(
      tile,
      sql`(${asCells(tile, sql`area where ${tooSmall(tile)} and ${filterCondition(filter)}`)}) small`,
    )
  const parts = byLevel(sql`area_cell_part where ${partCondition(filter)}`)
  return sql`${cellsOf(tile, sql`(${parts}) part`)} union all ${cellsOf(tile, sql`(${changes}) change`)}`
}

/** Turns a filter without a community into an SQL condition on stored counts. */
const partCondition = ({ levels, rating, from, to }: AreaFilter): RawBuilder<unknown> => sql`true
  ${levels ? sql`and level = any(${levels}::text[])` : sql``} ${rating ? sql`and rating >= ${rating}` : sql``}
  ${from ? sql`and year >= ${from}` : sql``} ${to ? sql`and year <= ${to}` : sql``}`

/** SQL that turns counts of one level each into columns of counts by level. */
const byLevel = (parts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select z, x, y, ${sql.join(LEVELS.map((level, i) => sql`n * (level = ${sql.lit(level)})::integer as ${sql.ref(`n${i}`)}`))}, lng, lat
  from ${parts}`

/** SQL conditions with the zoom as a literal: a partial index is used only for values known when the plan is made. */
const visible = (tile: TileAddress) => sql`min_zoom <= ${sql.lit(tile.z)} and ${shownIn(tile)}`
const tooSmall = (tile: TileAddress) => sql`min_zoom > ${sql.lit(tile.z)} and ${shownIn(tile)}`

const shownIn = (tile: TileAddress): RawBuilder<boolean> =>
  sql`deleted_at is null and seen and geom && ${toBox(bufferedBox(tile))}`

const rankColumns = (most: number, bytes: number): RawBuilder<unknown> => sql`
  row_number() over largest as nth,
  row_number() over largest <= ${most} and sum(pg_column_size(geom)) over largest <= ${bytes} as kept`

/**
 * SQL of the shape for a zoom: below the highest zoom, invisible corners are not read. A shape must never become null, since each belongs
 * to a row of attributes.
 */
function simplifiedGeom(z: number): RawBuilder<unknown> {
  if (z === TILE_ZOOM_MAX) return sql`geom`
  return sql`coalesce(ST_Simplify(geom, ${(TOLERANCE * 360) / (EXTENT * 2 ** z)}, true), geom)`
}

/** SQL of the cells of a tile. The columns are listed one by one: otherwise the primary key, which is by column and row, is not used. */
function cellsOf({ z, x, y }: TileAddress, source: RawBuilder<unknown>): RawBuilder<unknown> {
  const columns = sql.join(Array.from({ length: CELLS }, (_, i) => sql.lit(x * CELLS + i)))
  return sql`select x, y, n0, n1, n2, n3, lng, lat from ${source}
    where z = ${sql.lit(z)} and x in (${columns}) and y between ${y * CELLS} and ${y * CELLS + CELLS - 1}`
}

/** SQL of areas as cells with one area each; the cell is calculated as in the SQL function area_cell_keep(). */
function asCells({ z }: TileAddress, areas: RawBuilder<unknown>): RawBuilder<unknown> {
  const count = sql.lit(2 ** (z + CELL_ZOOMS))
  return byLevel(sql`(select ${sql.lit(z)} as z,
      floor((ST_X(label) + 180) / 360 * ${count})::integer as x,
      floor((1 - ln(tan(radians(ST_Y(label))) + 1 / cos(radians(ST_Y(label)))) / pi()) / 2 * ${count})::integer as y,
      level, 1 as n, ST_X(label) as lng, ST_Y(label) as lat
    from ${areas}) one`)
}

/**
 * SQL that adds the recorded changes of counts to the stored counts and deletes these changes, in a single statement, so that readers find
 * each change exactly once.
 */
export const foldChanges = (): RawBuilder<unknown> => sql`
  with gone as (delete from area_cell_change returning *),
  parts as (
    insert into area_cell_part as p
    select z, x, y, level, rating, year, sum(n), sum(lng), sum(lat)
    from gone where z <= ${FILTERED_ZOOM_MAX} group by z, x, y, level, rating, year
    on conflict (z, x, y, level, rating, year) do update set
      n = p.n + excluded.n, lng = p.lng + excluded.lng, lat = p.lat + excluded.lat
  )
  insert into area_cell as c
  select z, x, y, sum(n0), sum(n1), sum(n2), sum(n3), sum(lng), sum(lat)
  from (${byLevel(sql`gone`)}) gone group by z, x, y
  on conflict (z, x, y) do update set
    n0 = c.n0 + excluded.n0, n1 = c.n1 + excluded.n1, n2 = c.n2 + excluded.n2, n3 = c.n3 + excluded.n3,
    lng = c.lng + excluded.lng, lat = c.lat + excluded.lat`
