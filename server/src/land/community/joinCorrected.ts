import { JOINS_MAX } from '@fieldfare/shared/limits.ts'
import { sql } from 'kysely'
import { pointsIn } from '../../people/account/rewards.ts'
import { inTransaction, lookingFirst, Stale } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import { awaitSavers } from '../../platform/call/lockLand.ts'
import { asGeoJson, toBox } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { type AreasLook, assertSameAreas, type ComparedArea, lookAtAreas } from './areasOnLand.ts'
import { changedBox } from './changedBox.ts'

/**
 * Subscribes people whose areas touch the land of an applied correction and did not touch the land before: as for a new area, with points
 * and a notification from which they can leave again. The community is only offered to people who left it on purpose, and to those whose
 * area has caused JOINS_MAX joins already. This is a job: it compares a batch of areas without a lock, then subscribes their makers in a
 * transaction. A new run continues after the last batch; a person joins once, however often it runs.
 */
export async function joinCorrected(deps: Deps, correctionId: string): Promise<void> {
  await awaitSavers(deps)
  while (
    await lookingFirst(
      () => lookOn(deps.db.kysely, correctionId),
      (looked) => inTransaction({ deps, who: null }, (tx) => joinSome(tx, correctionId, looked)),
    )
  );
}

type Walk = NonNullable<Awaited<ReturnType<typeof walkOf>>>
const walkOf = (db: Tx, correctionId: string) =>
  db
    .selectFrom('correction')
    .innerJoin('community', 'community.id', 'correction.community_id')
    .select(['community.id', 'community.title', 'community.land_version', 'correction.joined_to'])
    .select([asGeoJson('community.geom').as('land'), asGeoJson('correction.before').as('before')])
    .where('correction.id', '=', correctionId)
    .where('correction.before', 'is not', null)
    .where('community.seen', '=', true)
    .where('community.deleted_at', 'is', null)
    .executeTakeFirst()

/** Compares the next batch of areas; null if there is nobody to subscribe. */
async function lookOn(db: Tx, correctionId: string): Promise<{ walk: Walk; look: AreasLook } | null> {
  const walk = await walkOf(db, correctionId)
  const box = walk && changedBox(walk.before, walk.land)
  if (!walk || !box) return null
  const look = await lookAtAreas(db, {
    communityId: walk.id,
    before: sql`(select before from correction where id = ${correctionId})`,
    box: toBox(box),
    after: walk.joined_to,
  })
  return { walk, look }
}

/**
 * Subscribes the makers of a batch of areas. @returns true if more areas follow. @throws Stale if the land or an area changed since it was
 * compared
 */
async function joinSome(
  ctx: TransactionContext,
  correctionId: string,
  looked: { walk: Walk; look: AreasLook } | null,
): Promise<boolean> {
  const { db } = ctx
  const now = await db
    .selectFrom('correction')
    .innerJoin('community', 'community.id', 'correction.community_id')
    .select(['community.land_version', 'correction.joined_to'])
    .where('correction.id', '=', correctionId)
    .where('correction.before', 'is not', null)
    .forUpdate('correction')
    .executeTakeFirst()
  if (!now) return false
  if (looked) {
    const { walk, look } = looked
    if (now.land_version !== look.version || now.joined_to !== walk.joined_to) throw new Stale()
    await joinTouching(ctx, walk, look.touching)
  }
  const to = looked?.look.last ?? null
  await db
    .updateTable('correction')
    .set(to ? { joined_to: to } : { before: null, joined_to: null })
    .where('id', '=', correctionId)
    .execute()
  return to !== null
}

interface Joined {
  people: { id: string; area: string; joined: boolean }[]
  points: unknown
}

async function joinTouching(
  ctx: TransactionContext,
  { id, title }: Pick<Walk, 'id' | 'title'>,
  touching: readonly ComparedArea[],
): Promise<void> {
  if (touching.length === 0) return
  await assertSameAreas(ctx.db, touching)
  const { rows } = await sql<Joined>`
    with drawn as materialized (
      select distinct on (maker) maker as created_by, id as area_id
      from jsonb_to_recordset(${JSON.stringify(touching)}::jsonb) as looked (id uuid, maker uuid) order by maker, id
    ), makers as materialized (
      select u.id, u."emailVerified" as verified from auth."user" u
      where u.id in (select created_by from drawn) order by u.id for no key update
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
    select coalesce((select json_agg(json_build_object('id', created_by, 'area', area_id, 'joined', joined.person_id is not null))
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
}
