import { FOUR_AREAS } from '@fieldfare/shared/account.ts'
import { sql } from 'kysely'
import { pointsOf } from '../people/account/rewards.ts'
import type { Tx } from '../platform/db/tables.ts'

/**
 * Grants what the areas would have earned had they been added one after another (account/rewards.ts): points for each number
 * of areas, medals for the first and the fourth, the finished registration. Only `notified` gets notifications.
 */
export async function rewardAll(tx: Tx, notified: string): Promise<void> {
  const points = await pointsOf(tx, 'DRAW_AREA')
  await sql`
    with held as (
      select created_by, created_at, row_number() over (partition by created_by order by created_at, id) as n from area
    ), granted as (
      insert into score_grant (person_id, kind, cause, points, granted_at)
      select created_by, 'DRAW_AREA', n::text, ${points}::integer, created_at from held
    ), medals as (
      insert into medal (person_id, medal, granted_at)
      select created_by, case n when 1 then 'FIRST_AREA' else 'FOUR_AREAS' end, created_at
      from held where n in (1, ${FOUR_AREAS}::integer)
      returning person_id, medal, granted_at
    ), notices as (
      insert into notification (person_id, kind, cause, data, created_at, read_at)
      select person_id, 'medal.granted', medal, jsonb_build_object('medal', medal), granted_at, granted_at
      from medals where person_id = ${notified}
    )
    update person set finished_register = true
    where id in (select created_by from held where n = ${FOUR_AREAS}::integer)`.execute(tx)
}

/**
 * Subscribes the creators of all areas to the communities whose land they touch, with points (community/joinTouched.ts, for
 * all at once). Only `notified` gets notifications, the newest of them unread.
 */
export async function joinAll(tx: Tx, notified: string): Promise<void> {
  const points = await pointsOf(tx, 'SUBSCRIBE_INTERSECT')
  await sql`
    with touched as (
      select distinct on (a.created_by, c.id) c.id as community_id, c.title, a.created_by, a.id as area_id, a.created_at
      from community c join area a on c.geom && a.geom and ST_Intersects(c.geom, a.geom)
      where c.hidden_at is null and c.seen and not c.system and a.hidden_at is null
      order by a.created_by, c.id, a.created_at, a.id
    ), joined as (
      insert into subscription (community_id, person_id, joined_at, area_id, seen)
      select community_id, created_by, created_at, area_id, true from touched
    ), granted as (
      insert into score_grant (person_id, kind, cause, points, granted_at)
      select created_by, 'SUBSCRIBE_INTERSECT', community_id::text, ${points}::integer, created_at from touched
    )
    insert into notification (person_id, kind, cause, data, created_at, read_at)
    select created_by, 'community.joined', area_id || ' ' || community_id,
      jsonb_build_object('communityId', community_id, 'title', title, 'areaId', area_id), created_at,
      case when created_at < max(created_at) over () then created_at end
    from touched where created_by = ${notified}`.execute(tx)
}
