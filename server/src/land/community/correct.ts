import { randomUUID } from 'node:crypto'
import {
  CorrectLand,
  type Corrected,
  type CorrectionPreview,
  CorrectionId,
  type CorrectionView,
  PreviewCorrection,
} from '@fieldfare/shared/community.ts'
import { AppError } from '@fieldfare/shared/errors.ts'
import { Id } from '@fieldfare/shared/schemas.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { assertCan, readMine, writeOn } from '../../platform/call/call.ts'
import type { TransactionContext } from '../../platform/call/transaction.ts'
import type { Deps } from '../../platform/call/context.ts'
import type { Session } from '../../platform/session/session.ts'
import { lockLand } from '../../platform/call/lockLand.ts'
import { assertSurface, toGeom } from '../../platform/db/geo.ts'
import type { Tx } from '../../platform/db/tables.ts'
import { membershipOf } from '../../content/membership/membership.ts'
import { retractNotices } from '../../content/membership/notify.ts'
import { admitShape } from '../surface/shapeLimits.ts'
import { applyCorrection, judgeUnseen } from './applyCorrection.ts'
import { changeOf, correctionView, CORRECTED, withCorrection } from './correctionRows.ts'
import { adminIds, landWaits, lockClaims } from './heldLand.ts'
import { lockCommunity } from './load.ts'
import { oneCommunity } from './rows.ts'

/**
 * Corrects the land of a community. At once, with the people who come in; or, where the new land is held by another or very large,
 * once an admin approved it: until then the old land stays in force. It replaces a correction that waits. The same id again
 * changes nothing.
 */
export const correct = writeOn(
  'community.correct',
  CorrectLand,
  async (db, { landId }, who) => {
    await lockClaims(db)
    await lockLand(db)
    return lockCommunity(db, landId, who)
  },
  async (ctx: { deps: Deps; who: Session }, { measure }) => {
    await admitShape(ctx, measure)
    if (!ctx.who.admin) await ctx.deps.limits.count('correction', ctx.who.id)
  },
).mutation(async ({ input, ctx }): Promise<Corrected> => {
  const { db, thing, who } = ctx
  if (thing.hidden_at) throw new AppError('not-found')
  const id = input.id ?? randomUUID()
  const inserted = await db
    .insertInto('correction')
    .values({
      id,
      community_id: thing.id,
      created_by: who.id,
      geom: toGeom(input.measure),
      analitics: JSON.stringify(input.analitics),
      // Only until it is judged, below: one that waits is unique.
      state: 'withdrawn',
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('area_m2')
    .executeTakeFirst()
  if (inserted) {
    assertSurface(inserted.area_m2, 'measure')
    await replaceWaiting(ctx, thing.id)
    const waits = thing.seen && !who.admin && (await correctionWaits(db, id))
    if (waits) await wait(ctx, id)
    else await applyCorrection(ctx, id, { approved: false })
    if (!thing.seen && !who.admin) await judgeUnseen(ctx, thing)
    if (who.id !== thing.creatorId)
      ctx.notify(thing.creatorId, 'correction.byAdmin', id, { communityId: thing.id, title: thing.title })
  }
  const kept = await db
    .selectFrom('correction')
    .select('state')
    .where('id', '=', id)
    .where('community_id', '=', thing.id)
    .where('created_by', '=', who.id)
    .executeTakeFirst()
  const community = await oneCommunity(db, thing.id, who)
  if (!kept || !community) throw new AppError('conflict')
  return { id, waits: kept.state === 'waiting', community }
})

type Ctx = TransactionContext & { who: Session; thing: { id: string; title: string; creatorId: string } }

/** Of a community that others see. One for the whole platform holds no land. */
async function correctionWaits(db: Tx, id: string): Promise<boolean> {
  const { waits } = await withCorrection(db)
    .where('correction.id', '=', id)
    .select(sql<boolean>`not community.system and ${landWaits(CORRECTED)}`.as('waits'))
    .executeTakeFirstOrThrow()
  return waits
}

async function wait(ctx: Ctx, id: string): Promise<void> {
  const { id: communityId, title, creatorId } = ctx.thing
  await ctx.db.updateTable('correction').set({ state: 'waiting' }).where('id', '=', id).execute()
  ctx.notify(creatorId, 'correction.waiting', id, { communityId, title })
  for (const admin of await adminIds(ctx.db)) {
    ctx.notify(admin, 'correction.opened', id, { communityId, title })
    ctx.publishMine(admin, 'moderation')
  }
  await ctx.audit('community.correction.waiting', communityId, { correction: id, title })
  ctx.publishMine(creatorId, 'communities')
}

/** A correction that waits, and the reason why one was declined, are no longer of use. */
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

/** Retracts the notices about corrections that are settled. */
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

/** Withdraws a correction that waits, or puts away the reason of one that was declined. Doing so again changes nothing. */
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

async function assertOwner(db: Tx, id: string, who: Session): Promise<void> {
  assertCan('community.correct', { who, community: await membershipOf(db, id, who) })
}

/**
 * What a correction would change, before it is saved. It reads only, and is a mutation because no address is long enough for a shape.
 * @throws too-many above PREVIEWS_A_DAY, with the seconds to wait
 */
export const preview = readMine('community.seeMine', PreviewCorrection).mutation(
  async ({ input: { landId, measure }, ctx }): Promise<CorrectionPreview> => {
    await assertOwner(ctx.db, landId, ctx.who)
    await ctx.deps.limits.count('preview', ctx.who.id)
    return changeOf(ctx.db, landId, measure, ctx.who.admin)
  },
)

/** The correction of a community's land that waits or was declined, for its owner; null if there is none. */
export const correction = readMine('community.seeMine', z.strictObject({ id: Id })).query(
  async ({ input: { id }, ctx }): Promise<CorrectionView | null> => {
    await assertOwner(ctx.db, id, ctx.who)
    return correctionView(ctx.db, id)
  },
)
