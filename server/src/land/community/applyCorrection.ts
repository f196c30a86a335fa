import { sql } from 'kysely'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import { assertSurface } from '../../platform/db/geo.ts'
import { retractNotices } from '../../content/membership/notify.ts'
import { announceClaims } from './claims.ts'
import { keptReasons, type LandLook } from './heldLand.ts'
import { adminIds } from '../../people/account/rows.ts'

interface Applied {
  id: string
  title: string
  seen: boolean
  system: boolean
  created_by: string
  area_m2: number
}

/**
 * Puts a correction of a community's land in force. Call it with claims locked. A job subscribes the people whose areas touch the new land;
 * no member is removed.
 *
 * @param addedM2 the land added without a decision of an admin, in square metres; null if an admin approved it
 */
export async function applyCorrection(
  ctx: TransactionContext,
  id: string,
  { addedM2 }: { addedM2: number | null },
): Promise<void> {
  const { db } = ctx
  await sql`update correction set state = 'applied', decided_at = now(), before = community.geom, added_m2 = ${addedM2}
    from community where community.id = correction.community_id and correction.id = ${id}`.execute(db)
  const { rows } = await sql<Applied>`
    update community set geom = correction.geom, land_version = land_version + 1, version = version + 1, updated_at = now()
    from correction where correction.id = ${id} and community.id = correction.community_id
    returning community.id, community.title, community.seen, community.system, community.created_by, community.area_m2`.execute(
    db,
  )
  const [community] = rows
  if (!community) throw new Error('a correction without its community')
  assertSurface(community.area_m2, 'measure')
  await ctx.audit('community.correct', community.id, { title: community.title, correction: id }, community.id)
  ctx.publishMine(community.created_by, 'communities')
  if (community.seen) ctx.publish({ name: 'community.changed', id: community.id })
  if (community.seen && !community.system) await ctx.enqueue('joinCorrected', { correctionId: id })
  else await db.updateTable('correction').set({ before: null }).where('id', '=', id).execute()
}

/**
 * Judges the corrected land of a community that others do not see yet, since it waits or was declined. Either the land waits for an admin
 * (again); or it no longer needs approval, and others see the community from now on. The land of an unverified owner is judged when their
 * e-mail address is verified.
 */
export async function judgeUnseen(
  ctx: TransactionContext,
  { id, title, creatorId }: { id: string; title: string; creatorId: string },
  look: LandLook,
  { waits }: { waits: boolean },
): Promise<void> {
  const { db } = ctx
  const undecided = await db
    .selectFrom('community')
    .select('id')
    .where('id', '=', id)
    .where('claim', 'in', ['waiting', 'declined'])
    .executeTakeFirst()
  if (!undecided) return
  await db
    .updateTable('community')
    .set({
      seen: !waits,
      claim: waits ? 'waiting' : null,
      claimed_at: waits ? new Date() : null,
      claim_reason: null,
      ...keptReasons(look),
    })
    .where('id', '=', id)
    .execute()
  const admins = await adminIds(db)
  await retractNotices(ctx, admins, 'claim.opened', id)
  for (const kind of ['community.waiting', 'community.declined'] as const)
    await retractNotices(ctx, [creatorId], kind, id)
  if (waits) return announceClaims(ctx, creatorId, [{ id, title }])
  for (const admin of admins) ctx.publishMine(admin, 'moderation')
  ctx.publish({ name: 'community.changed', id })
  await ctx.enqueue('joinMakers', { communityId: id, after: null })
}
