import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { NoArgs } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { pointsIn } from '../../people/account/rewards.ts'
import { inTransaction, lookingFirst, write } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import { keepingLand } from '../../platform/call/lockLand.ts'
import { assertSameAreas, type ComparedArea } from '../../land/community/areasOnLand.ts'
import { joinable } from '../../land/community/touchedLand.ts'
import type { Tx } from '../../platform/db/tables.ts'
import type { JobData } from '../../platform/jobs/jobPlans.ts'

/** The maximum of areas compared with land in one look (step), and of their corners: such a look takes a tenth of a second. */
const BATCH = { areas: 200, corners: 50_000 }
/** The number of transactions of one job; the next job continues after them. */
const BATCHES = 50

/** Enqueues a job that joins the makers of all areas to the communities whose land the areas touch, unless such a job waits. */
export const intersectAreas = write('maintenance.run', NoArgs).mutation(async ({ ctx }) => {
  await ctx.enqueue('intersectAreas', { after: null, looked: 0, joined: 0 })
  await ctx.audit('maintenance.intersectAreas', 'areas')
  return { started: true as const }
})

type Walk = JobData['intersectAreas']

/** Processes some thousand areas, each batch in its own transaction, and enqueues a job for the rest. */
export async function intersectSome(deps: Deps, from: Walk): Promise<void> {
  let walk = from
  for (let i = 0; i < BATCHES; i++) {
    const { after } = walk
    const next = await lookingFirst(
      () => lookAtPairs(deps.db.kysely, after),
      (look) =>
        inTransaction({ deps, who: null }, async (tx) => {
          const sum = { looked: walk.looked + look.looked, joined: walk.joined + (await joinPairs(tx, look)) }
          if (look.last !== null) return { ...sum, after: look.last }
          await tx.audit('maintenance.intersected', 'areas', sum)
          return null
        }),
    )
    if (!next) return
    walk = next
  }
  await inTransaction({ deps, who: null }, (tx) => tx.enqueue('intersectAreas', walk))
}

/** An area that touches a community's land, with the versions of both at the time of the comparison. */
interface Pair extends ComparedArea {
  community: string
  version: number
}

interface PairsLook {
  looked: number
  /** The id of the last area compared; null if no areas are left. */
  last: string | null
  pairs: Pair[]
  /** The id of an area with more land around it than one look compares; null if there is none. */
  crowded: string | null
}

/** Compares some areas with the land around them, without a lock; leaves out communities that the maker has joined or left before. */
async function lookAtPairs(db: Tx, after: string | null): Promise<PairsLook> {
  const { rows } = await sql<PairsLook>`
    with areas as materialized (
      select id, created_by, updated_at, geom from area
      where deleted_at is null ${after === null ? sql`` : sql`and id > ${after}`} order by id limit ${BATCH.areas}
    ), near as materialized (
      select l.id, l.created_by, l.updated_at, l.geom, c.id as community, c.land_version, c.geom as land, c.area_m2,
        sum(ST_NPoints(l.geom) + ST_NPoints(c.geom)) over (order by l.id, c.area_m2, c.id) as corners
      from areas l join community c on c.geom && l.geom and ${joinable}
      where not exists (select from subscription s where s.community_id = c.id and s.person_id = l.created_by)
    ), begun as materialized (
      select id from near where corners > ${BATCH.corners} order by id limit 1
    ), looked as materialized (
      -- The first one alone, if it is the one that has too many.
      select id from areas where (select id from begun) is null or id < (select id from begun)
      union select id from areas where id = (select id from begun) and id = (select min(id::text)::uuid from areas)
    ), touched as (
      select n.*, row_number() over (partition by n.id order by n.area_m2, n.community) as place from near n
      where n.id in (select id from looked) and n.id is distinct from (select id from begun) and ST_Intersects(n.land, n.geom)
    )
    select (select count(*) from looked)::integer as looked,
      case when (select count(*) from looked) < (select count(*) from areas) or (select count(*) from areas) = ${BATCH.areas}
        then (select id from looked order by id desc limit 1) end as last,
      coalesce((select json_agg(json_build_object('id', id, 'maker', created_by, 'at', updated_at,
        'community', community, 'version', land_version)) from touched where place <= ${JOINS_MAX}), '[]'::json) as pairs,
      (select id from looked where id = (select id from begun)) as crowded`.execute(db)
  const [look] = rows
  if (!look) throw new Error('a select without a row')
  return look
}

interface Joined {
  people: { id: string; verified: boolean; area: string; community: string; title: string }[]
  points: unknown
}

/**
 * Subscribes the makers of areas, as `joinTouched` does for a new area. Skips communities that a person has joined or left before, so that
 * the call can be repeated. @returns the number of people joined @throws Stale if an area or land changed since the comparison
 */
async function joinPairs(ctx: TransactionContext, { pairs, crowded }: PairsLook): Promise<number> {
  if (crowded) await ctx.enqueue('joinAreas', { areaIds: [crowded], after: null })
  if (pairs.length === 0) return 0
  // All transactions lock in this order, so none deadlocks.
  await keepingLand.execute(ctx.db)
  await assertSameAreas(ctx.db, pairs)
  const { rows } = await sql<Joined>`
    with looked as materialized (
      select l.id as area_id, l.maker as created_by, l.community as community_id, c.title, c.land_version = l.version as same
      from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as l (id uuid, maker uuid, community uuid, version integer)
      join community c on c.id = l.community and ${joinable}
    ), fresh as materialized (
      select distinct on (created_by, community_id) * from looked where same order by created_by, community_id, area_id
    ), makers as materialized (
      select u.id, u."emailVerified" as verified from auth."user" u
      where u.id in (select created_by from fresh) order by u.id for no key update
    ), joined as (
      insert into subscription (community_id, person_id, area_id, seen)
      select community_id, created_by, area_id, verified from fresh join makers on makers.id = created_by
      on conflict do nothing
      returning community_id, person_id, area_id, seen
    )
    select coalesce((select json_agg(json_build_object('id', j.person_id, 'verified', j.seen, 'area', j.area_id,
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
  return batch.people.length
}
