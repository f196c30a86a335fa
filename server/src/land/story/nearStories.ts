import { STORY_LENGTH } from '@fieldfare/shared/story.ts'
import { NEAR_STORIES, type NearStory } from '@fieldfare/shared/waiting.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/tables.ts'
import { publicAreas, toView } from '../area/rows.ts'

/** The number of nearest areas that are searched for stories. */
const LOOKED_AT = 200
/** Metres beyond which a story is not near. */
const REACH_M = 50_000

/** Returns stories of other people near the middle of a person's newest area, those with a photo first, each group by distance. */
export async function nearStories(db: Tx, personId: string): Promise<NearStory[]> {
  const { rows: near } = await sql<{ id: string; metres: number }>`
    with here as materialized (
      select label from area where created_by = ${personId} and deleted_at is null order by created_at desc, id desc limit 1
    ), nearest as materialized (
      select id, label from area where deleted_at is null and seen
      order by geom <-> (select label from here) limit ${sql.lit(LOOKED_AT)}
    )
    select a.id, round(ST_Distance(a.label::geography, here.label::geography))::float8 as metres
    from nearest join area a on a.id = nearest.id, here
    where a.created_by <> ${personId} and a.description_public and a.story_hidden_at is null
      and length(a.description) >= ${sql.lit(STORY_LENGTH)}
      and ST_DWithin(a.label::geography, here.label::geography, ${sql.lit(REACH_M)})
    order by exists (select from photo where photo.subject_id = a.id and photo.subject_kind = 'area') desc, metres, a.id limit ${sql.lit(NEAR_STORIES)}`.execute(
    db,
  )
  if (near.length === 0) return []
  const areas = await publicAreas(db)
    .where('area.id', '=', sql<string>`any(${near.map(({ id }) => id)}::uuid[])`)
    .execute()
  const byId = new Map(areas.map((row) => [row.id, toView(row)]))
  return near.flatMap(({ id, metres }) => {
    const area = byId.get(id)
    return area ? [{ area, metres }] : []
  })
}
