import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { pointsIn } from '../../people/account/rewards.ts'
import { inTransaction, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import { keepingLand } from '../../platform/call/lockLand.ts'
import type { JobData } from '../../platform/jobs/names.ts'

/** Areas that one transaction looks at: some hundredths of a second. */
const BATCH = 200
/** Transactions of one job; the next one goes on after it. */
const BATCHES = 50

/** Has a job join the makers of all areas to the communities whose land these touch. Again while it waits changes nothing. */
export const intersectAreas = write('maintenance.run', NoArgs).mutation(async ({ ctx }) => {
  await ctx.enqueue('intersectAreas', { after: null, looked: 0, joined: 0 })
  await ctx.audit('maintenance.intersectAreas', 'areas')
  return { started: true as const }
})

type Walk = JobData['intersectAreas']

/** Some thousand areas, each batch in a transaction of its own; enqueues what is left. */
export async function intersectSome(deps: Deps, from: Walk): Promise<void> {
  let walk = from
  for (let i = 0; i < BATCHES; i++) {
    const next = await inTransaction({ deps, who: null }, async (tx) => {
      const batch = await joinBatch(tx, walk.after)
      const sum = { looked: walk.looked + batch.looked, joined: walk.joined + batch.people.length }
      if (batch.last !== null) return { ...sum, after: batch.last }
      await tx.audit('maintenance.intersected', 'areas', sum)
      return null
    })
    if (!next) return
    walk = next
  }
  await inTransaction({ deps, who: null }, (tx) => tx.enqueue('intersectAreas', walk))
}

interface Batch {
  looked: number
  /** The last area that was looked at; null where no more follow. */
  last: string | null
  people: { id: string; verified: boolean; area: string; community: string; title: string }[]
  points: unknown
}

/**
 * Subscribes the makers of some areas as `joinTouched` does for a new one. A community that a person is in, or left on purpose, stays as
 * it is, so that it can be repeated.
 */
async function joinBatch(ctx: TransactionContext, after: string | null): Promise<Batch> {
  // In this order nobody waits in a circle.
  await keepingLand.execute(ctx.db)
  const { rows } = await sql<Batch>`
    with looked as materialized (
      select id, created_by, geom from area
      where hidden_at is null ${after === null ? sql`` : sql`and id > ${after}`} order by id limit ${BATCH}
    ), touched as materialized (
      select l.id as area_id, l.created_by, c.id as community_id, c.title,
        row_number() over (partition by l.id order by c.area_m2, c.id) as place
      from looked l
      join community c on ST_Intersects(c.geom, l.geom) and c.hidden_at is null and c.seen and not c.system
      where not exists (select from subscription s where s.community_id = c.id and s.person_id = l.created_by)
    ), fresh as materialized (
      select distinct on (created_by, community_id) * from touched where place <= ${JOINS_MAX}
      order by created_by, community_id, area_id
    ), makers as materialized (
      select u.id, u."emailVerified" as verified from auth."user" u
      where u.id in (select created_by from fresh) order by u.id for no key update
    ), joined as (
      insert into subscription (community_id, person_id, area_id, seen)
      select community_id, created_by, area_id, verified from fresh join makers on makers.id = created_by
      on conflict do nothing
      returning community_id, person_id, area_id, seen
    )
    select (select count(*) from looked)::integer as looked,
      case when (select count(*) from looked) = ${BATCH} then (select id from looked order by id desc limit 1) end as last,
      coalesce((select json_agg(json_build_object('id', j.person_id, 'verified', j.seen, 'area', j.area_id,
        'community', j.community_id, 'title', f.title))
        from joined j join fresh f on f.created_by = j.person_id and f.community_id = j.community_id), '[]'::json) as people,
      (select value from setting where key = 'SUBSCRIBE_INTERSECT') as points`.execute(ctx.db)
  const [batch] = rows
  if (!batch) throw new Error('a select without a row')
  const points = pointsIn(batch.points, 'SUBSCRIBE_INTERSECT')
  for (const { id, verified, area, community, title } of batch.people) {
    ctx.grant(id, 'SUBSCRIBE_INTERSECT', community, points)
    ctx.notify(id, 'community.joined', `${area} ${community}`, { communityId: community, title, areaId: area })
    ctx.publishMine(id, 'communities')
    ctx.publishMine(id, 'account')
    // An unverified subscriber is not counted, so others see no change.
    if (verified) ctx.publish({ name: 'community.changed', id: community })
  }
  return batch
}
