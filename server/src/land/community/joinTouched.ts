import type { TouchedCommunity } from '@fieldfare/shared/area.ts'
import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { pointsIn } from '../../people/account/rewards.ts'
import { Stale } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Creator } from '../../platform/call/lockPerson.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type CommunitiesLook, isAfter, joinable } from './touchedLand.ts'

interface Touched extends TouchedCommunity {
  /** The community's id; null in the single row that only says whether the look (comparison) is stale. */
  id: string
  stale: boolean
  /** True if this area caused the person's subscription. */
  fresh: boolean
  points: unknown
}

/**
 * Subscribes an area's creator to the communities whose land it touches, with points and a notification from which they can leave again.
 * System communities do not count. A community that the person left on purpose is only offered. At most JOINS_MAX communities are joined,
 * the smallest first, as they are most about this place; as many others are offered. Call it with `keepingLand`; if there are more
 * communities around the area than one look (comparison) takes, a job compares the others.
 *
 * @param look the comparison of the area's shape with the communities around it
 * @throws Stale if the land around the area has changed since that comparison
 */
export async function joinTouched(
  ctx: TransactionContext,
  person: Creator,
  areaId: string,
  look: CommunitiesLook,
): Promise<TouchedCommunity[]> {
  const { compared, after, last } = look
  // Joins that earlier parts of the comparison caused count towards the maximum, too.
  const before = (table: 'subscription' | 'area_touch') =>
    after ? sql`(select count(*) from ${sql.table(table)} earlier where earlier.area_id = ${areaId})` : sql`0`
  const { rows } = await sql<Touched>`
    with looked as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(compared)}::jsonb) as l (id uuid, version integer, touches boolean)
    ), stale as materialized (
      select exists (select from community c where c.geom && (select geom from area where id = ${areaId})
        and ${joinable} and ${isAfter(after)} ${last ? sql`and not ${isAfter(last)}` : sql``}
        and not exists (select from looked where looked.id = c.id and looked.version = c.land_version)) as stale
    ), land as (
      select c.id, c.title, s.person_id is null as fresh, s.left_at is not null as was_left,
        row_number() over (partition by s.person_id is null order by c.area_m2, c.id) as place
      from looked join community c on c.id = looked.id and looked.touches and ${joinable}
      -- One row by its key each: the kept plan expects a hundred communities, for which it would read all subscriptions.
      left join lateral (
        select person_id, left_at from subscription where community_id = c.id and person_id = ${person.id} limit 1
      ) s on true
    ), touched as (
      select id, title, fresh, was_left, fresh and place + ${before('subscription')} <= ${JOINS_MAX} as joins from land
      where not fresh or place + ${before('area_touch')} <= ${2 * JOINS_MAX}
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
      where t.fresh or t.was_left
      on conflict do nothing
    )
    select stale.stale, t.id, t.title, j.community_id is not null as fresh,
      j.community_id is not null or not (t.fresh or t.was_left) as joined,
      (select value from setting where key = 'SUBSCRIBE_INTERSECT') as points
    from stale
    left join touched t on true
    left join joined j on j.community_id = t.id
    order by t.title collate "und-x-icu"`.execute(ctx.db)
  if (rows[0]?.stale !== false) throw new Stale()
  const touched = rows.filter(({ id }) => id !== null)
  for (const { id, title, fresh, joined, points } of touched) {
    if (fresh) {
      ctx.grant(person.id, 'SUBSCRIBE_INTERSECT', id, pointsIn(points, 'SUBSCRIBE_INTERSECT'))
      ctx.notify(person.id, 'community.joined', `${areaId} ${id}`, { communityId: id, title, areaId })
      // An unverified subscriber is not counted, so others see no change.
      if (person.verified) ctx.publish({ name: 'community.changed', id })
    } else if (!joined) {
      ctx.notify(person.id, 'community.offered', `${areaId} ${id}`, { communityId: id, title, areaId })
    }
  }
  if (touched.some(({ fresh }) => fresh)) ctx.publishMine(person.id, 'communities')
  if (last) await ctx.enqueue('joinAreas', { areaIds: [areaId], after: last })
  return touched.filter(({ fresh, joined }) => fresh || !joined).map(({ id, title, joined }) => ({ id, title, joined }))
}

/** Returns the communities in the first answer about an area, for the answer to a repeated request. */
export const touchedBy = (db: Tx, areaId: string): Promise<TouchedCommunity[]> =>
  db
    .selectFrom('area_touch')
    .select(['community_id as id', 'title', 'joined'])
    .where('area_id', '=', areaId)
    .orderBy(sql`title collate "und-x-icu"`)
    .execute()
