import { type ClaimView, CommunityId, DeclineClaim } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type AreaShape, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { CLAIM_KM2 } from '@fieldfare/shared/limits.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { readMine, type TransactionContext, writeOn } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { byTime, paged } from '../call/page.ts'
import { toGeom } from '../db/geo.ts'
import type { Tx } from '../db/tables.ts'
import { retractNotices } from '../membership/notify.ts'
import { joinMakers } from './joinTouched.ts'
import { toView, withView } from './rows.ts'

// Land that another community holds, or that is very large, waits for an admin: until then only its owner and admins see the
// community (`seen` is false). Nobody is made a member of it by drawing.

const CLAIM_M2 = CLAIM_KM2 * 1e6

/** Whether other people's communities that everyone sees hold some of this land. A shared border counts: an admin decides. */
const held = (
  geom: RawBuilder<unknown>,
  ownerId: RawBuilder<unknown>,
) => sql<boolean>`exists (select from community other
  where other.created_by <> ${ownerId} and other.seen and other.hidden_at is null and not other.system
    and ST_Intersects(other.geom, ${geom}))`

/** Claims are decided one after the other, so that of two over the same land at once the second sees the first. */
const lockClaims = (db: Tx) => sql`select pg_advisory_xact_lock(hashtext('fieldfare.claims'))`.execute(db)

/** Whether an admin has to approve this land before others see a community on it. */
export async function needsApproval(db: Tx, creatorId: string, land: AreaShape): Promise<boolean> {
  if (geodesicArea(land) > CLAIM_M2) return true
  await lockClaims(db)
  const found = db.selectNoFrom(held(toGeom(land), sql.val(creatorId)).as('held'))
  return (await found.executeTakeFirstOrThrow()).held
}

/**
 * Shows others the communities that a verified person made before the address was verified, except those whose land waits for an
 * admin. @returns the ids of those that others see now
 */
export async function showVerified(ctx: TransactionContext, personId: string): Promise<string[]> {
  await lockClaims(ctx.db)
  const waits = sql<boolean>`not system and (area_m2 > ${CLAIM_M2} or ${held(sql.ref('community.geom'), sql.ref('community.created_by'))})`
  const own = await ctx.db
    .updateTable('community')
    .set((set) => ({
      seen: sql<boolean>`not (${waits})`,
      claim: sql`case when ${waits} then 'waiting' end`,
      claimed_at: sql`case when ${waits} then now() end`,
      version: set('version', '+', 1),
    }))
    .where('created_by', '=', personId)
    .where('seen', '=', false)
    .where('claim', 'is', null)
    .returning(['id', 'title', 'seen', 'hidden_at'])
    .execute()
  const present = own.filter(({ hidden_at }) => hidden_at === null)
  await announceClaims(
    ctx,
    personId,
    present.filter(({ seen }) => !seen),
  )
  return present.filter(({ seen }) => seen).map(({ id }) => id)
}

/** Notifies the creator and all admins of land that waits. */
export async function announceClaims(
  ctx: TransactionContext,
  creatorId: string,
  claims: { id: string; title: string }[],
): Promise<void> {
  if (claims.length === 0) return
  const admins = await adminIds(ctx.db)
  for (const { id, title } of claims) {
    ctx.notify(creatorId, 'community.waiting', id, { communityId: id, title })
    for (const admin of admins) ctx.notify(admin, 'claim.opened', id, { communityId: id, title })
  }
  for (const admin of admins) ctx.publishMine(admin, 'moderation')
}

async function adminIds(db: Tx): Promise<string[]> {
  const admins = await db.selectFrom('person').select('id').where('admin', '=', true).execute()
  return admins.map(({ id }) => id)
}

/** Few enough to read; an admin opens the map for the others. */
const OVERLAPS_MAX = 5
const overlaps = sql<
  ClaimView['overlaps']
>`coalesce((select json_agg(json_build_object('id', held.id, 'title', held.title))
  from (select other.id, other.title from community other
    where other.created_by <> community.created_by and other.seen and other.hidden_at is null and not other.system
      and ST_Intersects(other.geom, community.geom)
    order by other.area_m2 desc limit ${OVERLAPS_MAX}) held), '[]'::json)`

/** The communities whose land waits, the one that waits longest first. */
export const claims = readMine('community.seeClaims', z.strictObject(PageInput)).query(
  ({ input, ctx: { db, who } }): Promise<Page<ClaimView>> =>
    paged(
      withView(db, { scope: 'every' }, who)
        .where('community.claim', '=', 'waiting')
        .select([sql<Date>`community.claimed_at`.as('claimed_at'), overlaps.as('overlaps')]),
      byTime('community.claimed_at', 'community.id', 'newer'),
      input,
      (row) => ({ community: toView(row, who), since: row.claimed_at.toISOString(), overlaps: row.overlaps }),
    ),
)

type Claim = Awaited<ReturnType<typeof lockClaim>>['thing']
type Ctx = TransactionContext & { who: Session; thing: Claim }

/** @throws not-found where there is no such community, or nothing to decide about it */
async function lockClaim(db: Tx, { landId }: { landId: string }) {
  await lockClaims(db)
  const thing = await db
    .selectFrom('community')
    .select(['id', 'title', 'created_by', 'claim'])
    .where('id', '=', landId)
    .where('hidden_at', 'is', null)
    .where('claim', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!thing) throw new AppError('not-found')
  return { facts: {}, thing }
}

/**
 * Approves land, also after it was declined: others see the community from now on, and who drew there since it was started
 * joins it. Approving again changes nothing.
 */
export const approveClaim = writeOn('community.decideClaim', CommunityId, lockClaim).mutation(async ({ ctx }) => {
  const { id, title, created_by: creatorId, claim } = ctx.thing
  if (claim !== 'approved') {
    await decide(ctx, { claim: 'approved', claim_reason: null, seen: true })
    ctx.notify(creatorId, 'community.approved', id, { communityId: id, title })
    ctx.publish({ name: 'community.changed', id })
    await joinMakers(ctx, { id, title })
  }
  return { approved: true as const }
})

/**
 * Declines land with a reason, which its creator reads: only they see the community.
 * @throws conflict where it was approved: others have seen it
 */
export const declineClaim = writeOn('community.decideClaim', DeclineClaim, lockClaim).mutation(
  async ({ input: { reason }, ctx }) => {
    const { id, title, created_by: creatorId, claim } = ctx.thing
    if (claim === 'approved') throw new AppError('conflict')
    if (claim === 'waiting') {
      await decide(ctx, { claim: 'declined', claim_reason: reason, seen: false })
      ctx.notify(creatorId, 'community.declined', id, { communityId: id, title, reason })
    }
    return { declined: true as const }
  },
)

async function decide(
  ctx: Ctx,
  to: { claim: 'approved' | 'declined'; claim_reason: string | null; seen: boolean },
): Promise<void> {
  const { id, title, created_by: creatorId } = ctx.thing
  await ctx.db
    .updateTable('community')
    .set((set) => ({ ...to, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const admins = await adminIds(ctx.db)
  await retractNotices(ctx, admins, 'claim.opened', id)
  for (const kind of ['community.waiting', 'community.declined'] as const)
    await retractNotices(ctx, [creatorId], kind, id)
  ctx.publishMine(creatorId, 'communities')
  for (const admin of admins) ctx.publishMine(admin, 'moderation')
  await ctx.audit(`community.claim.${to.claim}`, id, { title, reason: to.claim_reason })
}
