import { sql } from 'kysely'
import { pointsIn } from '../../people/account/rewards.ts'
import { inTransaction, lookingFirst, Stale } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import { awaitSavers } from '../../platform/call/lockLand.ts'
import type { JobData } from '../../platform/jobs/jobPlans.ts'
import { type AreasLook, assertSameAreas, lookAtAreas } from './areasOnLand.ts'

/**
 * Subscribes the people who have drawn on a community's land since it was started, as if others had seen the community from the start. This
 * is a job: it compares a batch of areas without a lock, then subscribes their makers in a transaction.
 */
export async function joinMakers(deps: Deps, { communityId, after }: JobData['joinMakers']): Promise<void> {
  await awaitSavers(deps)
  let from = after
  do {
    const begin = from
    from = await lookingFirst(
      () =>
        lookAtAreas(deps.db.kysely, {
          communityId,
          box: sql`(select geom from community where id = ${communityId})`,
          only: sql<boolean>`a.created_at >= (select created_at from community where id = ${communityId})`,
          after: begin,
        }),
      (look) => inTransaction({ deps, who: null }, (tx) => joinSome(tx, communityId, look)),
    )
  } while (from)
}

/**
 * Subscribes the makers of a batch of areas. @returns the id of the last area if more follow, else null. @throws Stale if the land or an
 * area changed since it was compared
 */
async function joinSome(ctx: TransactionContext, id: string, look: AreasLook): Promise<string | null> {
  const community = await ctx.db
    .selectFrom('community')
    .select(['title', 'land_version'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('seen', '=', true)
    .where('system', '=', false)
    .executeTakeFirst()
  if (!community) return null
  if (community.land_version !== look.version) throw new Stale()
  if (look.touching.length === 0) return look.last
  await assertSameAreas(ctx.db, look.touching)
  const { rows } = await sql<{ person_id: string; area_id: string; verified: boolean; points: unknown }>`
    with drawn as materialized (
      select distinct on (maker) maker as created_by, a.id from jsonb_to_recordset(${JSON.stringify(look.touching)}::jsonb) as l (id uuid, maker uuid)
      join area a on a.id = l.id order by maker, a.created_at
    ), makers as materialized (
      select u.id, u."emailVerified" as verified from auth."user" u
      where u.id in (select created_by from drawn) order by u.id for no key update
    )
    insert into subscription (community_id, person_id, area_id, seen)
    select ${id}, makers.id, drawn.id, makers.verified from drawn join makers on makers.id = drawn.created_by
    on conflict do nothing
    returning person_id, area_id, seen as verified, (select value from setting where key = 'SUBSCRIBE_INTERSECT') as points`.execute(
    ctx.db,
  )
  for (const { person_id, area_id: areaId, points } of rows) {
    ctx.grant(person_id, 'SUBSCRIBE_INTERSECT', id, pointsIn(points, 'SUBSCRIBE_INTERSECT'))
    ctx.notify(person_id, 'community.joined', `${areaId} ${id}`, { communityId: id, title: community.title, areaId })
    ctx.publishMine(person_id, 'communities')
    ctx.publishMine(person_id, 'account')
  }
  // An unverified subscriber is not counted, so others see no change.
  if (rows.some(({ verified }) => verified)) ctx.publish({ name: 'community.changed', id })
  return look.last
}
