import type { TouchedCommunity } from '@fieldfare/shared/area.ts'
import { sql } from 'kysely'
import { pointsIn } from '../account/rewards.ts'
import type { Creator } from '../account/lockPerson.ts'
import type { TransactionContext } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'

interface Touched extends TouchedCommunity {
  /** Whether this area subscribed the person. */
  fresh: boolean
  points: unknown
}

/**
 * Subscribes an area's creator to the communities whose land it touches, with points, a notification and the way back. The
 * land of system communities does not count. A community the person left on purpose is only offered.
 */
export async function joinTouched(
  ctx: TransactionContext,
  person: Creator,
  areaId: string,
): Promise<TouchedCommunity[]> {
  // The shape by a query of its own: planning a join of shapes takes ten times as long as running it.
  const { rows } = await sql<Touched>`
    with touched as (
      select id, title from community
      where ST_Intersects(geom, (select geom from area where id = ${areaId}))
        and hidden_at is null and seen and not system
    ), joined as (
      insert into subscription (community_id, person_id, area_id, seen)
      select id, ${person.id}, ${areaId}, ${person.verified} from touched
      on conflict do nothing
      returning community_id
    ), kept as (
      insert into area_touch (area_id, community_id, title, joined)
      select ${areaId}, t.id, t.title, j.community_id is not null
      from touched t
      left join joined j on j.community_id = t.id
      left join subscription s on s.community_id = t.id and s.person_id = ${person.id}
      where j.community_id is not null or s.left_at is not null
      on conflict do nothing
    )
    select t.id, t.title, j.community_id is not null as fresh, s.left_at is null as joined,
      (select value from setting where key = 'SUBSCRIBE_INTERSECT') as points
    from touched t
    left join joined j on j.community_id = t.id
    left join subscription s on s.community_id = t.id and s.person_id = ${person.id}
    order by t.title collate "und-x-icu"`.execute(ctx.db)
  for (const { id, title, fresh, joined, points } of rows) {
    if (fresh) {
      ctx.grant(person.id, 'SUBSCRIBE_INTERSECT', id, pointsIn(points, 'SUBSCRIBE_INTERSECT'))
      ctx.notify(person.id, 'community.joined', `${areaId} ${id}`, { communityId: id, title, areaId })
      // An unverified subscriber is not counted, so others see no change.
      if (person.verified) ctx.publish({ name: 'community.changed', id })
    } else if (!joined) {
      ctx.notify(person.id, 'community.offered', `${areaId} ${id}`, { communityId: id, title, areaId })
    }
  }
  if (rows.some(({ fresh }) => fresh)) ctx.publishMine(person.id, 'communities')
  return rows.filter(({ fresh, joined }) => fresh || !joined).map(({ id, title, joined }) => ({ id, title, joined }))
}

/** The communities in an area's first answer: the answer to the same request again. */
export const touchedBy = (db: Tx, areaId: string): Promise<TouchedCommunity[]> =>
  db
    .selectFrom('area_touch')
    .select(['community_id as id', 'title', 'joined'])
    .where('area_id', '=', areaId)
    .orderBy(sql`title collate "und-x-icu"`)
    .execute()
