import { DAY_MS } from '@fieldfare/shared/limits.ts'
import { GROUP_MIN } from '@fieldfare/shared/research.ts'
import { type AreaNews, NEWS_AREAS, NEWS_DAYS } from '@fieldfare/shared/waiting.ts'
import { sql } from 'kysely'
import { roughly } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { knownMaker } from './knownMaker.ts'

/** The most areas read around each of a person’s own areas, those nearest to its middle first: so no own area costs more than another. */
const LOOKED_MAX = 500
/** The most of these areas, the newest first, whose shapes are compared with the own area. */
const COMPARED_MAX = 100

/** Counts, for each of a person’s newest areas, its likes in the last NEWS_DAYS days and the other people whose new areas overlap it. */
export async function areaNews(db: Tx, personId: string): Promise<AreaNews[]> {
  const since = new Date(Date.now() - NEWS_DAYS * DAY_MS)
  const { rows } = await sql<AreaNews>`
    with own as materialized (
      select id, geom, label, created_at, ${roughly('area')} as shape from area
      where created_by = ${personId} and deleted_at is null order by created_at desc, id desc limit ${sql.lit(NEWS_AREAS)}
    )
    select own.id as "areaId",
      (select count(*)::integer from area_like l where l.area_id = own.id and l.liked_at > ${since}) as likes,
      (select nullif(count(distinct near.maker), 0)::integer from (
        select ${knownMaker('a')} as maker, ${roughly('a')} as shape from (
          select id, created_by, created_at, geom, outline from area
          where geom && own.geom and deleted_at is null and seen order by geom <-> own.label limit ${sql.lit(LOOKED_MAX)}) a
        where a.created_at > ${since} and a.created_by <> ${personId}
        order by a.created_at desc, a.id desc limit ${sql.lit(COMPARED_MAX)}) near
        where ST_Intersects(near.shape, own.shape) having count(distinct near.maker) >= ${sql.lit(GROUP_MIN)}) as people
    from own order by own.created_at desc, own.id desc`.execute(db)
  return rows
}
