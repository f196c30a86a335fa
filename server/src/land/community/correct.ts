import { randomUUID } from 'node:crypto'
import {
  CorrectLand,
  type Corrected,
  type CorrectionPreview,
  CorrectionId,
  type CorrectionView,
  PreviewCorrection,
} from '@fieldfare/shared/community.ts'
import type { Membership } from '@fieldfare/shared/access.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { type AreaShape, geodesicArea } from '@fieldfare/shared/geo/geometry.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { z } from 'zod'
import { assertCan, readMine, Stale, writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { retractNotices } from '../../content/membership/notify.ts'
import { admitShape } from '../surface/shapeLimits.ts'
import { applyCorrection, judgeUnseen } from './applyCorrection.ts'
import { correctionView, previewOf } from './correctionRows.ts'
import { judgeLand, keptReasons, type LandLook, lockClaims, lookAtLand } from './heldLand.ts'
import { lockCommunity } from './load.ts'
import { oneCommunity } from './rows.ts'
import { adminIds } from '../../people/account/rows.ts'

/**
 * Compares the new land of a community with the land around it, for judging its correction. @throws the refusal for people who may not
 * correct this land
 */
async function lookAtCorrection(db: Tx, who: Session, landId: string, shape: AreaShape): Promise<LandLook> {
  const { creatorId, hidden } = await assertOwner(db, landId, who)
  const corrected = { id: landId, inForce: !hidden }
  return lookAtLand(db, { ownerId: creatorId, shape, areaM2: geodesicArea(shape), corrected })
}

/**
 * Corrects the land of a community. The new land is in force at once, and a job subscribes people on it. But if the new land is very large
 * or another community holds some of it, it waits for an admin's approval; the old land stays in force until then. A new correction
 * replaces one that waits. A repeated request with the same id changes nothing.
 */
export const correct = writeOn(
  'community.correct',
  CorrectLand,
  async (db, { landId }, who) => {
    await lockClaims(db)
    return lockCommunity(db, landId, who)
  },
  async (ctx: { deps: Deps; who: Session }, { measure }) => {
    await admitShape(ctx, measure)
    if (!ctx.who.admin) await ctx.deps.limits.count('correction', ctx.who.id)
  },
  ({ deps, who }, { landId, measure }) => lookAtCorrection(deps.db.kysely, who, landId, measure),
).mutation(async ({ input, ctx }): Promise<Corrected> => {
  const { db, thing, who, looked } = ctx
  if (thing.deleted_at) throw new AppError('not-found')
  const id = input.id ?? randomUUID()
  const inserted = await db
    .insertInto('correction')
    .values({
      id,
      community_id: thing.id,
      created_by: who.id,
      geom: toGeom(input.measure),
      analitics: JSON.stringify(input.analitics),
      // A preliminary state until the correction is judged below: only one correction of a community may be waiting.
      state: 'withdrawn',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('area_m2')
    .executeTakeFirst()
  if (inserted) {
    if (thing.landVersion !== looked.version || thing.seen !== looked.land.corrected?.inForce) throw new Stale()
    assertSurface(inserted.area_m2, 'measure')
    await replaceWaiting(ctx, thing.id)
    const judged = thing.system || who.admin ? null : await judgeLand(db, looked)
    if (thing.seen && judged?.waits) await wait(ctx, id, { ...keptReasons(looked), large: judged.large })
    else await applyCorrection(ctx, id, { addedM2: looked.addedM2 })
    if (!thing.seen && judged) await judgeUnseen(ctx, thing, looked, judged)
    if (who.id !== thing.creatorId)
      ctx.notify(thing.creatorId, 'correction.byAdmin', id, { communityId: thing.id, title: thing.title })
  }
  const stored = await db
    .selectFrom('correction')
    .select('state')
    .where('id', '=', id)
    .where('community_id', '=', thing.id)
    .where('created_by', '=', who.id)
    .executeTakeFirst()
  const community = await oneCommunity(db, thing.id, who)
  if (!stored || !community) throw new AppError('conflict')
  return { id, waits: stored.state === 'waiting', community }
})

type Ctx = TransactionContext & { who: Session; thing: { id: string; title: string; creatorId: string } }

async function wait(ctx: Ctx, id: string, reasons: { held_by: string[]; large: boolean }): Promise<void> {
  const { id: communityId, title, creatorId } = ctx.thing
  await ctx.db
    .updateTable('correction')
    .set({ state: 'waiting', ...reasons })
    .where('id', '=', id)
    .execute()
  ctx.notify(creatorId, 'correction.waiting', id, { communityId, title })
  for (const admin of await adminIds(ctx.db)) {
    ctx.notify(admin, 'correction.opened', id, { communityId, title })
    ctx.publishMine(admin, 'moderation')
  }
  await ctx.audit('community.correction.waiting', communityId, { correction: id, title })
  ctx.publishMine(creatorId, 'communities')
}

/** Marks the waiting or declined correction of a community as replaced: neither its approval nor the reason for declining it matters any more. */
async function replaceWaiting(ctx: Ctx, communityId: string): Promise<void> {
  const replaced = await ctx.db
    .updateTable('correction')
    .set({ state: 'replaced', decided_at: new Date() })
    .where('community_id', '=', communityId)
    .where('state', 'in', ['waiting', 'declined'])
    .returning('id')
    .execute()
  await retractCorrection(ctx, ...replaced.map(({ id }) => id))
}

/** Retracts the notices about corrections that are decided, replaced or withdrawn. */
export async function retractCorrection(
  ctx: TransactionContext & { thing: { creatorId: string } },
  ...ids: string[]
): Promise<void> {
  if (ids.length === 0) return
  const admins = await adminIds(ctx.db)
  await retractNotices(ctx, admins, 'correction.opened', ...ids)
  for (const kind of ['correction.waiting', 'correction.declined'] as const)
    await retractNotices(ctx, [ctx.thing.creatorId], kind, ...ids)
  for (const admin of admins) ctx.publishMine(admin, 'moderation')
  ctx.publishMine(ctx.thing.creatorId, 'communities')
}

/** Withdraws a correction that waits, or dismisses a declined one together with its reason. Doing so again changes nothing. */
export const withdrawCorrection = writeOn('community.correct', CorrectionId, async (db, { correctionId }, who) => {
  await lockClaims(db)
  const row = await db
    .selectFrom('correction')
    .select(['community_id', 'state'])
    .where('id', '=', correctionId)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  const { facts, thing } = await lockCommunity(db, row.community_id, who)
  return { facts, thing: { ...thing, state: row.state } }
}).mutation(async ({ input: { correctionId: id }, ctx }) => {
  const { state, id: communityId, title } = ctx.thing
  if (state === 'applied') throw new AppError('conflict')
  if (state === 'waiting' || state === 'declined') {
    await ctx.db
      .updateTable('correction')
      .set({ state: 'withdrawn', decided_at: new Date() })
      .where('id', '=', id)
      .execute()
    await retractCorrection(ctx, id)
    if (state === 'waiting') await ctx.audit('community.correction.withdrawn', communityId, { correction: id, title })
  }
  return { withdrawn: true as const }
})

async function assertOwner(db: Tx, id: string, who: Session): Promise<Membership> {
  const community = await membershipOf(db, id, who)
  assertCan('community.correct', { who, community })
  return community
}

/**
 * Returns the changes that a correction would make, before it is saved. It only reads; it is a mutation because a shape is too long for a
 * URL.
 * @throws too-many beyond PREVIEWS_A_DAY, with the seconds to wait
 */
export const preview = readMine('community.seeMine', PreviewCorrection).mutation(
  async ({ input: { landId, measure }, ctx: { db, deps, who } }): Promise<CorrectionPreview> => {
    await assertOwner(db, landId, who)
    await deps.limits.count('preview', who.id)
    return previewOf(db, await lookAtCorrection(db, who, landId, measure), who)
  },
)

/** Returns the waiting or declined correction of a community's land, for its owner; null if there is none. */
export const correction = readMine('community.seeMine', z.strictObject({ id: Id })).query(
  async ({ input: { id }, ctx }): Promise<CorrectionView | null> => {
    await assertOwner(ctx.db, id, ctx.who)
    return correctionView(ctx.db, id)
  },
)
