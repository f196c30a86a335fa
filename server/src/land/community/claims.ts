import { ApproveClaim, type ClaimView, DeclineClaim } from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import type { Page } from '@fieldfare/shared/page.ts'
import { PageInput } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { readMine, writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Session } from '../../platform/session/session.ts'
import { byTime, paged } from '../../platform/call/page.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { retractNotices } from '../../content/membership/notify.ts'
import { holdersOf, lockClaims } from './heldLand.ts'
import { toView, withView } from './rows.ts'
import { adminIds } from '../../people/account/rows.ts'

// A claim: land that another community holds, or that is very large, waits for the approval of an admin. Until then only its owner and
// admins see the community (`seen` is false), and nobody becomes a member by drawing on its land.

/** Notifies the creator and all admins that the land of communities waits for approval. */
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

/** The communities whose land waits for approval, the longest waiting first. */
export const claims = readMine('community.seeClaims', z.strictObject(PageInput)).query(
  ({ input, ctx: { db, who } }): Promise<Page<ClaimView>> =>
    paged(
      withView(db, { scope: 'every' }, who)
        .where('community.claim', '=', 'waiting')
        .select([
          sql<Date>`community.claimed_at`.as('claimed_at'),
          holdersOf(sql.ref('community.held_by')).as('overlaps'),
        ])
        .select('community.land_version'),
      byTime('community.claimed_at', 'community.id', 'newer'),
      input,
      (row) => ({
        community: toView(row, who),
        since: row.claimed_at.toISOString(),
        overlaps: row.overlaps,
        landVersion: row.land_version,
      }),
    ),
)

type Claim = Awaited<ReturnType<typeof lockClaim>>['thing']
type Ctx = TransactionContext & { who: Session; thing: Claim }

/** Locks a community whose land is claimed. @throws not-found if there is no such community, or nothing to decide about its land */
async function lockClaim(db: Tx, { landId }: { landId: string }) {
  await lockClaims(db)
  const thing = await db
    .selectFrom('community')
    .select(['id', 'title', 'created_by', 'claim', 'land_version'])
    .where('id', '=', landId)
    .where('deleted_at', 'is', null)
    .where('claim', 'is not', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!thing) throw new AppError('not-found')
  return { facts: {}, thing }
}

/**
 * Approves the land of a community, also after declining it: others see the community from now on, and a job subscribes the people who have
 * drawn there since it was started. Approving again changes nothing. @throws conflict if the land was corrected since the admin looked at
 * it
 */
export const approveClaim = writeOn('community.decideClaim', ApproveClaim, lockClaim).mutation(
  async ({ input, ctx }) => {
    const { id, title, created_by: creatorId, claim, land_version: version } = ctx.thing
    if (input.version !== undefined && input.version !== version) throw new AppError('conflict')
    if (claim !== 'approved') {
      await decide(ctx, { claim: 'approved', claim_reason: null, seen: true })
      ctx.notify(creatorId, 'community.approved', id, { communityId: id, title })
      ctx.publish({ name: 'community.changed', id })
      await ctx.enqueue('joinMakers', { communityId: id, after: null })
    }
    return { approved: true as const }
  },
)

/**
 * Declines the land of a community with a reason, which its creator reads: only the creator and admins go on seeing the community.
 * @throws conflict if the land was approved: others have seen the community
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
