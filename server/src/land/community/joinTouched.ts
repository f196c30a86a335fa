import type { TouchedCommunity } from '@fieldfare/shared/area.ts'
import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { pointsIn } from '../../people/account/rewards.ts'
import type { Creator } from '../../platform/call/lockPerson.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Tx } from '../../platform/db/tables.ts'

interface Touched extends TouchedCommunity {
  /** Whether this area subscribed the person. */
  fresh: boolean
  points: unknown
}

/**
 * Subscribes an area's creator to the communities whose land it touches, with points, a notification and the way back. The
 * land of system communities does not count. A community the person left on purpose is only offered. At most JOINS_MAX are
 * joined, the smallest first, which are those most about this place; as many others are offered.
 */
export async function joinTouched(
  ctx: TransactionContext,
  person: Creator,
  areaId: string,
): Promise<TouchedCommunity[]> {
  // The shape by a query of its own: planning a join of shapes takes ten times as long as running it.
  const { rows } = await sql<Touched>`
    with land as (
      select c.id, c.title, s.person_id is null as fresh,
        row_number() over (partition by s.person_id is null order by c.area_m2, c.id) as place
      from community c
      left join subscription s on s.community_id = c.id and s.person_id = ${person.id}
      where ST_Intersects(c.geom, (select geom from area where id = ${areaId}))
        and c.hidden_at is null and c.seen and not c.system
    ), touched as (
      select id, title, fresh and place <= ${JOINS_MAX} as joins from land where not fresh or place <= ${2 * JOINS_MAX}
    ), joined as (
      insert into subscription (community_id, person_id, area_id, seen)
      select id, ${person.id}, ${areaId}, ${person.verified} from touched where joins
      on conflict do nothing
      returning community_id
    ), kept as (
      insert into area_touch (area_id, community_id, title, joined)
      select ${areaId}, t.id, t.title, j.community_id is not null
      from touched t
      left join joined j on j.community_id = t.id
      left join subscription s on s.community_id = t.id and s.person_id = ${person.id}
      where j.community_id is not null or s.person_id is null or s.left_at is not null
      on conflict do nothing
    )
    select t.id, t.title, j.community_id is not null as fresh,
      j.community_id is not null or (s.person_id is not null and s.left_at is null) as joined,
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

/** Subscribes the people who drew on a community's land since it was started, as if others had seen it then. */
export async function joinMakers(ctx: TransactionContext, { id, title }: { id: string; title: string }): Promise<void> {
  const { rows } = await sql<{ person_id: string; area_id: string; points: unknown }>`
    with drawn as (
      select distinct on (a.created_by) a.created_by, a.id from area a
      where ST_Intersects(a.geom, (select geom from community where id = ${id})) and a.hidden_at is null
        and a.created_at >= (select created_at from community where id = ${id})
      order by a.created_by, a.created_at
    ), makers as (
      select u.id, u."emailVerified" as verified from auth."user" u
      where u.id in (select created_by from drawn) order by u.id for no key update
    )
    insert into subscription (community_id, person_id, area_id, seen)
    select ${id}, makers.id, drawn.id, makers.verified from drawn join makers on makers.id = drawn.created_by
    on conflict do nothing
    returning person_id, area_id, (select value from setting where key = 'SUBSCRIBE_INTERSECT') as points`.execute(
    ctx.db,
  )
  for (const { person_id, area_id: areaId, points } of rows) {
    ctx.grant(person_id, 'SUBSCRIBE_INTERSECT', id, pointsIn(points, 'SUBSCRIBE_INTERSECT'))
    ctx.notify(person_id, 'community.joined', `${areaId} ${id}`, { communityId: id, title, areaId })
    ctx.publishMine(person_id, 'communities')
  }
}

/** The communities in an area's first answer: the answer to the same request again. */
export const touchedBy = (db: Tx, areaId: string): Promise<TouchedCommunity[]> =>
  db
    .selectFrom('area_touch')
    .select(['community_id as id', 'title', 'joined'])
    .where('area_id', '=', areaId)
    .orderBy(sql`title collate "und-x-icu"`)
    .execute()
