import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { pointsIn } from '../../people/account/rewards.ts'
import { inTransaction } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'

/** Areas that one transaction looks at: some hundredths of a second, whatever the land holds. */
const BATCH = 500

interface Batch {
  looked: number
  /** The last area that was looked at. */
  last: string | null
  /** Their accounts are being changed: they are looked at again. */
  busy: number
  people: { id: string; area: string; joined: boolean }[]
  points: unknown
}

/**
 * Brings in people whose areas touch the land of an applied correction and did not touch the land before: as a new area does,
 * with points, a notification and the way back. A community that a person left on purpose is only offered, and so it is where one
 * area joined JOINS_MAX already. Each batch goes on after the last; a person joins once, however often it runs.
 *
 * @param waiting whether it waits for people whose accounts are being changed; without it they are left to the next run
 * @returns whether everybody has been looked at
 */
export async function joinCorrected(
  ctx: TransactionContext,
  correctionId: string,
  { waiting }: { waiting: boolean },
): Promise<boolean> {
  const { db } = ctx
  const walk = await db
    .selectFrom('correction')
    .innerJoin('community', 'community.id', 'correction.community_id')
    .select(['community.id', 'community.title', 'community.seen', 'community.hidden_at', 'correction.joined_to'])
    .select(sql<boolean>`correction.box is null or ST_IsEmpty(correction.box)`.as('done'))
    .where('correction.id', '=', correctionId)
    .where('correction.before', 'is not', null)
    .forUpdate('correction')
    .executeTakeFirst()
  if (!walk) return true
  const gone = walk.done || !walk.seen || walk.hidden_at !== null
  const batch = gone ? null : await joinBatch(ctx, correctionId, walk, waiting)
  const done = batch === null || (batch.looked < BATCH && batch.busy === 0)
  if (done)
    await db
      .updateTable('correction')
      .set({ before: null, box: null, joined_to: null })
      .where('id', '=', correctionId)
      .execute()
  else if (batch.busy === 0)
    await db.updateTable('correction').set({ joined_to: batch.last }).where('id', '=', correctionId).execute()
  return done
}

async function joinBatch(
  ctx: TransactionContext,
  correctionId: string,
  { id, title, joined_to: after }: { id: string; title: string; joined_to: string | null },
  waiting: boolean,
): Promise<Batch> {
  // Shapes by queries of their own: planning a join of shapes takes ten times as long as running it.
  const { rows } = await sql<Batch>`
    with looked as materialized (
      select a.id, a.created_by, a.geom from area a
      where a.geom && (select box from correction where id = ${correctionId}) and a.hidden_at is null
        ${after === null ? sql`` : sql`and a.id > ${after}`}
      order by a.id limit ${BATCH}
    ), drawn as materialized (
      select distinct on (created_by) created_by, id as area_id from looked
      where ST_Intersects(geom, (select geom from community where id = ${id}))
        and not ST_Intersects(geom, (select before from correction where id = ${correctionId}))
      order by created_by, id
    ), makers as materialized (
      select u.id, u."emailVerified" as verified from auth."user" u
      where u.id in (select created_by from drawn) order by u.id for no key update ${waiting ? sql`` : sql`skip locked`}
    ), known as (
      select drawn.*, makers.verified, s.person_id is not null as member, s.left_at is not null as left_it,
        (select count(*) from subscription other where other.area_id = drawn.area_id) >= ${JOINS_MAX} as full_up
      from drawn join makers on makers.id = drawn.created_by
      left join subscription s on s.community_id = ${id} and s.person_id = drawn.created_by
    ), joined as (
      insert into subscription (community_id, person_id, area_id, seen)
      select ${id}, created_by, area_id, verified from known where not member and not full_up
      on conflict do nothing
      returning person_id
    )
    select (select count(*) from looked)::integer as looked,
      (select id from looked order by id desc limit 1) as last,
      ((select count(*) from drawn) - (select count(*) from makers))::integer as busy,
      coalesce((select json_agg(json_build_object('id', created_by, 'area', area_id, 'joined', joined.person_id is not null))
        from known left join joined on joined.person_id = known.created_by
        where joined.person_id is not null or left_it or (full_up and not member)), '[]'::json) as people,
      (select value from setting where key = 'SUBSCRIBE_INTERSECT') as points`.execute(ctx.db)
  const [batch] = rows
  if (!batch) throw new Error('a select without a row')
  const points = pointsIn(batch.points, 'SUBSCRIBE_INTERSECT')
  for (const { id: personId, area: areaId, joined } of batch.people) {
    const data = { communityId: id, title, areaId }
    ctx.notify(personId, joined ? 'community.joined' : 'community.offered', `${areaId} ${id}`, data)
    if (!joined) continue
    ctx.grant(personId, 'SUBSCRIBE_INTERSECT', id, points)
    ctx.publishMine(personId, 'communities')
    ctx.publishMine(personId, 'account')
  }
  if (batch.people.some(({ joined }) => joined)) ctx.publish({ name: 'community.changed', id })
  return batch
}

/** The rest of the people, a transaction for each batch: the work of a job. */
export async function joinEverybody(deps: Deps, correctionId: string): Promise<void> {
  const batch = () => inTransaction({ deps, who: null }, (tx) => joinCorrected(tx, correctionId, { waiting: true }))
  while (!(await batch()));
}
