import type { TouchedCommunity } from '@fieldfare/shared/area.ts'
import { SCORE_INTERSECT } from '@fieldfare/shared/setting.ts'
import { sql } from 'kysely'
import type { Creator } from '../account/lockPerson.ts'
import type { TransactionContext } from '../call/call.ts'
import type { Tx } from '../db/tables.ts'

interface Touched extends TouchedCommunity {
  /** Whether the person was no subscriber before. */
  fresh: boolean
}

/**
 * Subscribes an area's maker to the communities whose land it touches, with points, a notice and the way back. System
 * communities have no land that counts. One left on purpose is not joined again: it is offered.
 */
export async function joinTouched(
  ctx: TransactionContext,
  person: Creator,
  areaId: string,
): Promise<TouchedCommunity[]> {
  // The shape from a query of its own: planning a join of shapes takes ten times as long as running it.
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
    ), granted as (
      insert into score_grant (person_id, kind, cause, points)
      select ${person.id}, 'SUBSCRIBE_INTERSECT', community_id::text, ${SCORE_INTERSECT}::integer from joined
      on conflict do nothing
    )
    select t.id, t.title, j.community_id is not null as fresh, s.left_at is null as joined
    from touched t
    left join joined j on j.community_id = t.id
    left join subscription s on s.community_id = t.id and s.person_id = ${person.id}
    order by t.title collate "und-x-icu"`.execute(ctx.db)
  for (const { id, title, fresh, joined } of rows) {
    if (fresh) {
      ctx.notify(person.id, 'community.joined', `${areaId} ${id}`, { communityId: id, title, areaId })
      // Who is not verified yet is not counted: nobody has anything to hear.
      if (person.verified) ctx.publish({ name: 'community.changed', id })
    } else if (!joined) {
      ctx.notify(person.id, 'community.offered', `${areaId} ${id}`, { communityId: id, title, areaId })
    }
  }
  if (rows.some(({ fresh }) => fresh)) ctx.publishMine(person.id, 'communities')
  return rows.filter(({ fresh, joined }) => fresh || !joined).map(({ id, title, joined }) => ({ id, title, joined }))
}

/** What an area's first answer said of communities, from the notices that went with it: for the same request again. */
export async function touchedBy(db: Tx, personId: string, areaId: string): Promise<TouchedCommunity[]> {
  const { rows } = await sql<TouchedCommunity>`
    select data->>'communityId' as id, data->>'title' as title, kind = 'community.joined' as joined from notification
    where person_id = ${personId} and kind in ('community.joined', 'community.offered')
      and starts_with(cause, ${areaId})
    order by data->>'title' collate "und-x-icu"`.execute(db)
  return rows
}
