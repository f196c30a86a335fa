import { type RawBuilder, sql } from 'kysely'
import { Stale } from '../../platform/call/call.ts'
import type { Tx } from '../../platform/db/tables.ts'

/**
 * The most corners that one look compares: about a tenth of a second, in which nobody waits but on the embedded engine.
 * Each area counts with its corners and a tenth of the land's.
 */
const BATCH = { areas: 500, corners: 50_000 }

/** An area as it was when it was compared. */
export interface ComparedArea {
  id: string
  maker: string
  at: string
}

/** Some areas about a community's land, with the versions that were compared. */
export interface AreasLook {
  /** The version of the land. */
  version: number
  touching: ComparedArea[]
  /** The last area that was looked at; null where no more follow. */
  last: string | null
}

/** The areas that a look is about. */
export interface AreaSelection {
  communityId: string
  /** The land before it was corrected: areas that touched it already are left out. A PostGIS value. */
  before?: RawBuilder<unknown>
  /** The land. A PostGIS value. */
  box: RawBuilder<unknown>
  /** A condition on `a`, the area. */
  only?: RawBuilder<boolean>
  after: string | null
}

/** Compares some areas with a community's land, by their ids, without a lock. */
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

/** Refuses areas that changed since they were looked at: they may lie elsewhere. @throws Stale */
export async function assertSameAreas(db: Tx, areas: readonly ComparedArea[]): Promise<void> {
  const { rows } = await sql`
    select from jsonb_to_recordset(${JSON.stringify(areas)}::jsonb) as looked (id uuid, maker uuid, at timestamptz)
    left join area a on a.id = looked.id and a.created_by = looked.maker and a.updated_at = looked.at and a.deleted_at is null
    where a.id is null limit 1`.execute(db)
  if (rows.length > 0) throw new Stale()
}
