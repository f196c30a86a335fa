import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { GROUP_MIN } from '@fieldfare/shared/research.ts'
import { type AreaNews, NEWS_AREAS, NEWS_DAYS } from '@fieldfare/shared/waiting.ts'
import { sql } from 'kysely'
import { roughly } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { knownMaker } from './knownMaker.ts'

/** The newest areas about a place that are compared with it. */
const COMPARED_MAX = 100

/** Counts what happened in NEWS_DAYS at each of a person's newest areas: likes, and other people who drew across it. */
export async function areaNews(db: Tx, personId: string): Promise<AreaNews[]> {
  const since = new Date(Date.now() - NEWS_DAYS * DAY_MS)
  const { rows } = await sql<AreaNews>`
    with own as materialized (
      select id, geom, ${roughly('area')} as shape from area
      where created_by = ${personId} and deleted_at is null order by created_at desc, id desc limit ${sql.lit(NEWS_AREAS)}
    )
    select own.id as "areaId",
      (select count(*)::integer from area_like l where l.area_id = own.id and l.liked_at > ${since}) as likes,
      (select nullif(count(distinct near.maker), 0)::integer from (
        select ${knownMaker('a')} as maker, ${roughly('a')} as shape from area a
        where a.geom && own.geom and a.created_at > ${since} and a.deleted_at is null and a.seen and a.created_by <> ${personId}
        limit ${sql.lit(COMPARED_MAX)}) near
        where ST_Intersects(near.shape, own.shape) having count(distinct near.maker) >= ${sql.lit(GROUP_MIN)}) as people
    from own`.execute(db)
  return rows
}
