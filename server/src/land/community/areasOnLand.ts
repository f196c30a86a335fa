import { type RawBuilder, sql } from 'kysely'
import { Stale } from '../../platform/call/call.ts'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * The most areas and corners that one look (comparison without a lock) takes: about a tenth of a second, in which other queries have to
 * wait only with the embedded engine. Each area counts with its own corners and a tenth of the land's.
 */
const BATCH = { areas: 500, corners: 50_000 }

/** An area in the version that was compared; `at` is the time of its last change. */
export interface ComparedArea {
  id: string
  maker: string
  at: string
}

/** The result of a look (comparison without a lock) at a batch of areas around a community's land, with the versions compared. */
export interface AreasLook {
  /** The version of the community's land. */
  version: number
  touching: ComparedArea[]
  /** The id of the last area compared; null if no more areas follow. */
  last: string | null
}

/** The areas to compare with a community's land. */
export interface AreaSelection {
  communityId: string
  /** A PostGIS value: the land before its correction. Areas that touched this are left out. */
  before?: RawBuilder<unknown>
  /** A PostGIS value: only areas whose boxes meet the box of this shape are compared. */
  box: RawBuilder<unknown>
  /** An SQL condition on `a`, the area. */
  only?: RawBuilder<boolean>
  after: string | null
}

/** Compares the next batch of areas, in the order of their ids, with a community's land, without a lock. */
export async function lookAtAreas(
  db: Tx,
  { communityId, before, box, only, after }: AreaSelection,
): Promise<AreasLook> {
  // Shapes are read by queries of their own: planning a join of shapes takes ten times as long as running it.
  const { rows } = await sql<AreasLook>`
    with land as materialized (
      select geom, before, version, (ST_NPoints(geom) + coalesce(ST_NPoints(before), 0)) / 10 as corners from (
        select geom, ${before ?? sql`null::geometry`} as before, land_version as version from community where id = ${communityId}) given
    ), near as materialized (
      select a.id, a.created_by, a.updated_at, a.geom from area a
      where a.geom && ${box} and a.deleted_at is null ${only ? sql`and ${only}` : sql``}
        ${after === null ? sql`` : sql`and a.id > ${after}`}
      order by a.id limit ${BATCH.areas}
    ), counted as materialized (
      select near.*, row_number() over by_id as nth,
        sum(ST_NPoints(geom) + (select corners from land)) over by_id as corners from near window by_id as (order by id)
    ), looked as materialized (select * from counted where nth = 1 or corners <= ${BATCH.corners})
    select (select version from land) as version,
      case when (select count(*) from looked) < (select count(*) from near) or (select count(*) from near) = ${BATCH.areas}
        then (select id from looked order by id desc limit 1) end as last,
      coalesce((select json_agg(json_build_object('id', id, 'maker', created_by, 'at', updated_at) order by id) from looked
        where ST_Intersects(geom, (select geom from land))
          and ((select before from land) is null or not ST_Intersects(geom, (select before from land)))), '[]'::json) as touching`.execute(
    db,
  )
  const [look] = rows
  if (!look) throw new Error('a select without a row')
  return look
}

/** Checks that areas have not changed since they were compared: they may lie elsewhere now. @throws Stale if one has changed */
export async function assertSameAreas(db: Tx, areas: readonly ComparedArea[]): Promise<void> {
  const { rows } = await sql`
    select from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as looked (id uuid, maker uuid, at timestamptz)
    left join area a on a.id = looked.id and a.created_by = looked.maker and a.updated_at = looked.at and a.deleted_at is null
    where a.id is null limit 1`.execute(db)
  if (rows.length > 0) throw new Stale()
}
