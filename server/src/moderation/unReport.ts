import { CommentId } from '@fieldfare/shared/discussion.ts'
import { ReopenReports } from '@fieldfare/shared/moderation.ts'
import { TreasureId } from '@fieldfare/shared/treasure.ts'
import { type TransactionContext, writeOn } from '../call/call.ts'
import type { Session } from '../call/context.ts'
import { type Found, lockSubject } from './found.ts'
import { reopenReports, settleReports } from './settle.ts'
import { thingOf } from './subject.ts'

/** Leaves a reported comment where it is. */
export const unReportComment = writeOn('report.clear', CommentId, (db, { commentId, threadId }, who) =>
  lockSubject(db, { kind: 'comment', commentId, threadId }, who),
).mutation(({ ctx }) => leave(ctx))

/** Leaves a reported treasure where it is: its flag goes, the texts of the reports stay. */
export const unReportTreasure = writeOn('report.clear', TreasureId, (db, { treasureId }, who) =>
  lockSubject(db, { kind: 'treasure', treasureId }, who),
).mutation(({ ctx }) => leave(ctx))

/** Takes back that something was left: its reports are open again. */
export const reopen = writeOn('report.clear', ReopenReports, (db, { subject }, who) =>
  lockSubject(db, subject, who),
).mutation(async ({ ctx }) => {
  const { subject, communityId } = ctx.thing
  const open = await reopenReports(ctx, subject, 'left')
  if (open > 0) {
    await flag(ctx, true)
    await ctx.audit('report.reopened', thingOf(subject), {}, communityId)
  }
  return { open }
})

type Ctx = TransactionContext & { who: Session; thing: Found }

async function leave(ctx: Ctx) {
  const { subject, communityId } = ctx.thing
  const left = await settleReports(ctx, subject, 'left')
  await flag(ctx, false)
  if (left > 0) await ctx.audit('report.left', thingOf(subject), {}, communityId)
  return { left }
}

async function flag({ db, thing: { subject } }: Ctx, flagged: boolean): Promise<void> {
  if (subject.kind === 'treasure')
    await db.updateTable('treasure').set({ flagged }).where('id', '=', subject.treasureId).execute()
}
